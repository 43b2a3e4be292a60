import { useId, useMemo, useRef } from 'react';
import { partyRuleOf } from '../../../schema/seatingRules/partyRules.ts';
import { t } from '../../texts/en/ruleConflicts.ftl';
import shared from '../../ui/shared.module.css';
import panel from '../Rules.module.css';
import { namesOf, type RuleView } from '../ruleNames.ts';
import type { PlanRule } from '../rulesOfPlan.ts';
import { ConflictItem } from './ConflictItem.tsx';
import type { RuleConflict } from './useConflicts.ts';
import { isOpen, useWaysOut, type Way } from './useWaysOut.ts';

type PlanConflictsProps = {
  eventId: string;
  view: RuleView;
  rules: readonly PlanRule[];
  conflicts: readonly RuleConflict[];
};

/** The rules of the plan that were proven unable to hold together, without running the engine. */
export const PlanConflicts = ({ eventId, view, rules, conflicts }: PlanConflictsProps) => {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const byId = useMemo(() => new Map(rules.map((one) => [one.id, one.rule])), [rules]);
  const names = useMemo(() => namesOf(view), [view]);
  const { carryOut, isPending } = useWaysOut(eventId, view, byId);
  // A conflict may still list a rule that was just removed or changed, until the proofs are recomputed.
  const standing = conflicts.filter(({ ruleIds }) =>
    ruleIds.every((ruleId) => (byId.get(ruleId) ?? partyRuleOf(ruleId))?.hard),
  );
  if (standing.length === 0) return null;
  const carryOutWay = async (way: Way) => {
    heading.current?.focus();
    await carryOut(way);
  };
  return (
    <section aria-labelledby={id} className={panel.section}>
      <h3 id={id} ref={heading} tabIndex={-1} className={panel.heading}>
        {t('contradictions', { count: standing.length })}
      </h3>
      <ul className={shared.stack3}>
        {standing.map((conflict) => (
          <ConflictItem
            key={`${conflict.ruleIds.join()}:${conflict.personIds.join()}`}
            conflict={conflict}
            rules={byId}
            names={names}
            isPending={isPending}
            ways={conflict.ways.filter((way) => isOpen(way, byId, view))}
            onWay={(way) => void carryOutWay(way)}
          />
        ))}
      </ul>
    </section>
  );
};
