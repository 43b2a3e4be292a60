/** Parts of the slice that open on a click. They are loaded as one chunk. */
export { RuleDialogs } from './RuleDialogs.tsx';
export { RulesPanel } from './RulesPanel.tsx';
