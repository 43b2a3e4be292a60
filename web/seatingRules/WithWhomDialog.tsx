import { useMemo, useState } from 'react';
import { nameIn } from '../seating/planView.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { t } from '../texts/en/seatingRules.ftl';
import { Combobox } from '../ui/Combobox.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { choicesOf } from './builder/choices.ts';
import type { Liking } from './preferences.ts';
import type { RuleView } from './ruleNames.ts';
import type { Pairing } from './state.ts';
import { usePairing } from './usePairing.ts';
import { usePreference } from './usePreference.ts';

type WithWhomDialogProps = {
  plan: Plan;
  view: RuleView;
  attendeeId: string;
  pairing: Pairing | Liking;
  onClose: () => void;
};

/** The title of each question, and the effect of an answer. */
const texts: Record<Pairing | Liking, [title: string, meaning: string]> = {
  together: ['together-with-whom', 'together-means'],
  apart: ['apart-from-whom', 'apart-means'],
  likes: ['likes-which', 'likes-means'],
  avoids: ['avoids-which', 'avoids-means'],
};

/** Asks with whom a person should sit, from whom to keep them apart, or whom they like or avoid. */
export const WithWhomDialog = (props: WithWhomDialogProps) => {
  const { plan, view, attendeeId, pairing, onClose } = props;
  const keep = usePairing(plan, view);
  const pick = usePreference(plan.id, view);
  const [typed, setTyped] = useState('');
  const choices = useMemo(() => choicesOf(view), [view]);
  const name = nameIn(view, attendeeId);
  const [title, meaning] = texts[pairing];
  const choose = (ids: readonly string[]) =>
    pairing === 'likes' || pairing === 'avoids' ? pick(ids, pairing) : keep(pairing, ids);
  return (
    <Dialog onClose={onClose} size="sm" title={t(title, { name })} description={t(meaning)}>
      <Combobox
        label={t('find-person')}
        none={t('no-person')}
        value={typed}
        options={choices.people(typed, [attendeeId])}
        onChange={setTyped}
        onPick={({ id }) => {
          onClose();
          void choose([attendeeId, id]);
        }}
      />
    </Dialog>
  );
};
