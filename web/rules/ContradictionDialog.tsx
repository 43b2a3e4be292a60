import { useNotifyFailure } from '../notices/notices.ts';
import type { PlanView } from '../seating/planView.ts';
import { t } from '../texts/en/ruleBuilder.ftl';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ContradictingRules } from './builder/Contradicting.tsx';
import { namesOf } from './ruleNames.ts';
import type { Contradiction } from './state.ts';
import { useRuleCommands } from './useRuleCommands.ts';

type ContradictionDialogProps = {
  eventId: string;
  view: PlanView;
  contradiction: Contradiction;
  onClose: () => void;
};

/** A rule of one gesture was refused because others contradict it: saves it all the same, or not. */
export const ContradictionDialog = (props: ContradictionDialogProps) => {
  const { eventId, view, contradiction, onClose } = props;
  const { save, isSaving } = useRuleCommands(eventId, view);
  const notifyFailure = useNotifyFailure();
  const saveEvenSo = async () => {
    try {
      await save(contradiction.saving, true);
      onClose();
    } catch (error) {
      notifyFailure(t('save-failed'), error);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('cannot-all-hold')}
      description={t('cannot-text')}
      footer={
        <>
          <Button onClick={onClose}>{t('go-back')}</Button>
          <Button variant="primary" pending={isSaving} onClick={() => void saveEvenSo()}>
            {t('save-even-so')}
          </Button>
        </>
      }
    >
      <ContradictingRules contradiction={contradiction} names={namesOf(view)} />
    </Dialog>
  );
};
