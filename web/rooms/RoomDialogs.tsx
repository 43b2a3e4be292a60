import { ObjectFormDialog } from '../floorObjects/ObjectFormDialog.tsx';
import type { Plan } from '../seating/seatingPlan.ts';
import { BackgroundDialog } from './BackgroundDialog.tsx';
import { OutlineDialog } from './OutlineDialog.tsx';

type RoomDialogsProps = {
  open: 'object' | 'outline' | 'background';
  plan: Plan;
  onAdded: (objectId: string) => void;
  onClose: () => void;
};

export const RoomDialogs = ({ open, plan, onAdded, onClose }: RoomDialogsProps) => {
  if (open === 'object') return <ObjectFormDialog {...{ plan, onAdded, onClose }} />;
  const Dialog = open === 'outline' ? OutlineDialog : BackgroundDialog;
  return <Dialog {...{ plan, onClose }} />;
};
