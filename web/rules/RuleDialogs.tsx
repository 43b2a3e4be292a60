import type { PlanView } from '../seating/planView.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { RuleDialog } from './builder/RuleDialog.tsx';
import { ContradictionDialog } from './ContradictionDialog.tsx';
import type { RuleAsked } from './state.ts';
import { WithWhomDialog } from './WithWhomDialog.tsx';

type RuleDialogsProps = { asked: RuleAsked; plan: Plan; view: PlanView; onClose: () => void };

/** The open dialog about rules. */
export const RuleDialogs = ({ asked, plan, ...shared }: RuleDialogsProps) => {
  switch (asked.about) {
    case 'new':
      return <RuleDialog {...shared} eventId={plan.id} />;
    case 'change': {
      const { ruleId, rule } = asked;
      return <RuleDialog {...shared} eventId={plan.id} changed={{ ruleId, rule }} />;
    }
    case 'withWhom': {
      const { attendeeId, pairing } = asked;
      return <WithWhomDialog {...shared} plan={plan} attendeeId={attendeeId} pairing={pairing} />;
    }
    case 'contradiction':
      return (
        <ContradictionDialog {...shared} eventId={plan.id} contradiction={asked.contradiction} />
      );
  }
};
