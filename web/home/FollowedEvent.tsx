import { usePlanTouched } from '../eventPlans/planTouched.ts';

/** Follows an event and reports changes. Renders nothing. */
export const FollowedEvent = ({ id, onChange }: { id: string; onChange: () => void }) => {
  usePlanTouched({ eventId: id, onTouched: onChange });
  return null;
};
