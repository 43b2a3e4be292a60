import type { Plan } from '../seating/seatingPlan.ts';
import { RuleDialog } from './builder/RuleDialog.tsx';
import { ContradictionDialog } from './ContradictionDialog.tsx';
import type { RuleView } from './ruleNames.ts';
import { rulesOf } from './rulesOfPlan.ts';
import type { OpenRuleDialog } from './state.ts';
import { WithWhomDialog } from './WithWhomDialog.tsx';

type RuleDialogsProps = { dialog: OpenRuleDialog; plan: Plan; view: RuleView; onClose: () => void };

export const RuleDialogs = ({ dialog, plan, ...shared }: RuleDialogsProps) => {
  switch (dialog.about) {
    case 'new':
      return <RuleDialog {...shared} eventId={plan.id} />;
    case 'change': {
      const { ruleId, rule } = dialog;
      const now = rulesOf(plan).find(({ id }) => id === ruleId)?.rule;
      return <RuleDialog {...shared} eventId={plan.id} changed={{ ruleId, opened: rule, now }} />;
    }
    case 'withWhom': {
      const { attendeeId, pairing } = dialog;
      return <WithWhomDialog {...shared} plan={plan} attendeeId={attendeeId} pairing={pairing} />;
    }
    case 'contradiction':
      return (
        <ContradictionDialog {...shared} eventId={plan.id} contradiction={dialog.contradiction} />
      );
  }
};
