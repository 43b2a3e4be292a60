import { useState } from 'react';
import type { RuleKind, SeatingRule, Selector } from '../../../schema/seatingRules.ts';
import type { PlanView } from '../../seating/planView.ts';
import { t } from '../../texts/en/ruleBuilder.ftl';
import { Dialog } from '../../ui/Dialog.tsx';
import { useRuleCommands } from '../useRuleCommands.ts';
import { draftOf, newDraft } from './draft.ts';
import { KindChoice } from './KindChoice.tsx';
import { RuleForm } from './RuleForm.tsx';

type RuleDialogProps = {
  eventId: string;
  view: PlanView;
  changed?: { ruleId: string; rule: SeatingRule };
  onClose: () => void;
};

/** Writes a rule: first what should hold, then the parts of its sentence. */
export const RuleDialog = ({ eventId, view, changed, onClose }: RuleDialogProps) => {
  const [kind, setKind] = useState<RuleKind | null>(changed?.rule.kind ?? null);
  const { save } = useRuleCommands(eventId, view);
  const [about, setAbout] = useState<Selector>();
  const initial = (of: RuleKind) =>
    changed && changed.rule.kind === of ? draftOf(changed.rule) : newDraft(of, about);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(changed ? 'edit-title' : 'new-title')}
      description={kind ? undefined : t('choose-kind')}
    >
      {kind ? (
        <RuleForm
          key={kind}
          view={view}
          initial={initial(kind)}
          ruleId={changed?.ruleId}
          save={save}
          onOtherKind={({ who }) => {
            setAbout(isNobody(who) ? undefined : who);
            setKind(null);
          }}
          onClose={onClose}
        />
      ) : (
        <KindChoice onChoose={setKind} />
      )}
    </Dialog>
  );
};

const isNobody = (selector: Selector): boolean =>
  'people' in selector && selector.people.length === 0;
