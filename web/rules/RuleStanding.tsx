/** Whether a rule is kept, and by whom it is broken. Shows nothing while no score is known. */
export const RuleStanding = (_: { ruleId: string }) => null;
