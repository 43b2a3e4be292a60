import { nameIn } from '../seating/planView.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { t } from '../texts/en/seatingRules.ftl';
import { listText } from '../texts/formats.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { PairButtons } from './PairButtons.tsx';
import type { RuleView } from './ruleNames.ts';

type PairDialogProps = {
  plan: Plan;
  view: RuleView;
  attendeeIds: readonly string[];
  onClose: () => void;
};

/** Asks whether to keep people together or apart, after some were dropped on another. */
export const PairDialog = ({ plan, view, attendeeIds, onClose }: PairDialogProps) => (
  <Dialog
    onClose={onClose}
    size="sm"
    title={listText(attendeeIds.map((id) => nameIn(view, id)))}
    description={t('pair-means')}
    footer={<Button onClick={onClose}>{t('cancel')}</Button>}
  >
    <PairButtons plan={plan} view={view} attendeeIds={attendeeIds} onChosen={onClose} />
  </Dialog>
);
