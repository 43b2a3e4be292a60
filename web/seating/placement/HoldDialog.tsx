import { t } from '../../texts/en/seatingPlacement.ftl';
import { Dialog } from '../../ui/Dialog.tsx';
import type { DropTarget } from '../drag.ts';
import { nameIn, type PlanView } from '../planView.ts';
import { HoldForm } from './HoldForm.tsx';

export type PlacingProps = {
  view: PlanView;
  attendeeIds: readonly string[];
  onPlace: (attendeeIds: readonly string[], target: DropTarget) => void;
  onClose: () => void;
};

/** Moves people to the holding area, with an optional reason. */
export const HoldDialog = ({ view, attendeeIds, onPlace, onClose }: PlacingProps) => {
  const [only = ''] = attendeeIds;
  const name = nameIn(view, only);
  return (
    <Dialog
      onClose={onClose}
      size="sm"
      title={
        attendeeIds.length === 1
          ? t('hold-person', { name })
          : t('hold-people', { count: attendeeIds.length })
      }
      description={t('hold-means')}
    >
      <HoldForm
        onCancel={onClose}
        onHold={(reason) => {
          onClose();
          onPlace(attendeeIds, { kind: 'holding', ...(reason && { reason }) });
        }}
      />
    </Dialog>
  );
};
