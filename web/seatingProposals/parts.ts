/** Parts of the slice that open on a click, loaded as one chunk. */
export { OfferedSeats } from './OfferedSeats.tsx';
export { OpenProposal } from './OpenProposal.tsx';
export { OptionsDialog } from './OptionsDialog.tsx';
export { Score } from './Score.tsx';
export { WhyHere } from './WhyHere.tsx';
export { WhyTable } from './WhyTable.tsx';
