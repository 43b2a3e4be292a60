import { t } from '../../texts/en/startFromTemplate.ftl';
import { Button } from '../../ui/Button.tsx';
import { DialogTrigger } from '../../ui/DialogTrigger.tsx';
import { usePreload } from '../../ui/onDemand.tsx';
import { templates } from './onDemand.ts';

export const StartFromTemplate = ({ onOpen }: { onOpen: () => void }) => {
  usePreload(templates);
  return (
    <DialogTrigger onOpen={onOpen}>
      <Button icon="copy">{t('start-from-template')}</Button>
    </DialogTrigger>
  );
};
