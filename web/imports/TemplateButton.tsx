import { importTemplate } from '../../schema/imports/template.ts';
import { downloadCsv } from '../files/downloadCsv.ts';
import { Button } from '../ui/Button.tsx';
import { t } from './texts.ts';

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
