import type { CurrentUser } from '../members/currentUser.ts';
import { fullName } from '../members/fullName.ts';
import type { ListedEvent } from './eventsList.ts';

/** The organiser of an event, unless the viewer is. */
export const whoseEvent = ({ organiser }: ListedEvent, user: CurrentUser): string | null =>
  organiser && organiser.id !== user.id ? fullName(organiser) || organiser.email : null;
