import { usePlanTouched } from '../eventPlans/planTouched.ts';

/** Says when something changes in an event; draws nothing. */
export const FollowedEvent = ({ id, onChange }: { id: string; onChange: () => void }) => {
  usePlanTouched({ eventId: id, onTouched: onChange });
  return null;
};
