import type { ReactNode } from 'react';
import { capabilitiesOf, type EventFacts } from '../../schema/permissions.ts';
import { DetailsShown } from '../chart/detailsShown.ts';
import type { CurrentUser } from './currentUser.ts';

type DetailsProviderProps = {
  user: CurrentUser;
  event: EventFacts | undefined;
  children: ReactNode;
};

/**
 * Wraps the screens of an event. Readers may see only names, companies and seats. The server leaves out the
 * rest, such as roles and check-ins, so the screens hide it instead of showing it as unset. Undefined means
 * not known yet.
 */
export const DetailsProvider = ({ user, event, children }: DetailsProviderProps) => (
  <DetailsShown value={event !== undefined && capabilitiesOf(user, event).has('seeDetails')}>
    {children}
  </DetailsShown>
);
