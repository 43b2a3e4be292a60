import { useRef, useState } from 'react';
import { t } from '../texts/en/ruleBuilder.ftl';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useWhileShown } from '../ui/useWhileShown.ts';
import { SavingWays } from './conflicts/SavingWays.tsx';
import { namesOf, type RuleView } from './ruleNames.ts';
import type { Contradiction, Saving, WayOut } from './state.ts';
import { useRuleCommands } from './useRuleCommands.ts';

type ContradictionDialogProps = {
  eventId: string;
  view: RuleView;
  contradiction: Contradiction;
  onClose: () => void;
};

/** Says that other rules contradict the rule of a gesture. Saves it by a way out, or not at all. */
export const ContradictionDialog = (props: ContradictionDialogProps) => {
  const { eventId, view, onClose } = props;
  const [contradiction, setContradiction] = useState(props.contradiction);
  const { trySave, isSaving } = useRuleCommands(eventId, view);
  const close = useWhileShown(onClose);
  const words = useRef<HTMLParagraphElement>(null);
  const saveBy = async (saving: Saving, way: WayOut) => {
    if (await trySave(saving, t('save-failed'), setContradiction, way)) close();
  };
  return (
    <Dialog
      onClose={onClose}
      size="sm"
      focusFirst={words}
      title={t('cannot-all-hold')}
      footer={<Button onClick={onClose}>{t('go-back')}</Button>}
    >
      <SavingWays
        contradiction={contradiction}
        names={namesOf(view)}
        isPending={isSaving}
        focusFirst={words}
        onSave={(saving, way) => void saveBy(saving, way)}
      />
    </Dialog>
  );
};
