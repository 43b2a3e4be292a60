/** Parts of the slice that open on a click, loaded as one chunk. */
export { PairInstead } from './PairButtons.tsx';
export { PairDialog } from './PairDialog.tsx';
export { PersonRules } from './PersonRules.tsx';
export { RuleDialogs } from './RuleDialogs.tsx';
export { RulesPanel } from './RulesPanel.tsx';
