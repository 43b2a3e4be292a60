import { importTemplate } from '../../schema/imports/template.ts';
import { downloadCsv } from '../files/downloadCsv.ts';
import { t } from '../texts/en/imports.ftl';
import { Button } from '../ui/Button.tsx';

export const TemplateButton = () => (
  <Button
    variant="quiet"
    size="sm"
    icon="download"
    onClick={() => downloadCsv(t('template-file'), importTemplate())}
  >
    {t('template')}
  </Button>
);
