import { useMemo, useState } from 'react';
import type { PlanView } from '../seating/planView.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { t } from '../texts/en/rules.ftl';
import { Combobox } from '../ui/Combobox.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { choicesOf } from './builder/choices.ts';
import type { Pairing } from './pair.ts';
import { usePairing } from './usePairing.ts';

type WithWhomDialogProps = {
  plan: Plan;
  view: PlanView;
  attendeeId: string;
  pairing: Pairing;
  onClose: () => void;
};

/** Asks whom somebody is to sit with, or to be kept apart from. */
export const WithWhomDialog = (props: WithWhomDialogProps) => {
  const { plan, view, attendeeId, pairing, onClose } = props;
  const keep = usePairing(plan, view);
  const [typed, setTyped] = useState('');
  const choices = useMemo(() => choicesOf(view), [view]);
  const name = view.people.get(attendeeId)?.name ?? t('somebody');
  const isTogether = pairing === 'together';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t(isTogether ? 'together-with-whom' : 'apart-from-whom', { name })}
      description={t(isTogether ? 'together-means' : 'apart-means')}
    >
      <Combobox
        label={t('find-person')}
        none={t('no-person')}
        value={typed}
        options={choices.people(typed, [attendeeId])}
        onChange={setTyped}
        onPick={({ id }) => {
          onClose();
          void keep(pairing, [attendeeId, id]);
        }}
      />
    </Dialog>
  );
};
