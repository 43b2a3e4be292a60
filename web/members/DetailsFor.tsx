import type { ReactNode } from 'react';
import { capabilitiesOf, type EventFacts } from '../../schema/permissions.ts';
import { DetailsShown } from '../chart/detailsShown.ts';
import type { CurrentUser } from './currentUser.ts';

type DetailsForProps = { user: CurrentUser; event: EventFacts | undefined; children: ReactNode };

/**
 * Screens of an event. Who may only read it is told names, companies and seats; what the server leaves
 * out (a role, an arrival) is then shown of nobody, rather than as if it were so. Undefined: not yet known.
 */
export const DetailsFor = ({ user, event, children }: DetailsForProps) => (
  <DetailsShown value={event !== undefined && capabilitiesOf(user, event).has('seeDetails')}>
    {children}
  </DetailsShown>
);
