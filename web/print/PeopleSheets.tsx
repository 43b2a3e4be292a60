import { t } from '../texts/en/print.ftl';
import { EmptyState } from '../ui/StateMessage.tsx';
import type { SheetsProps } from './printedEvent.ts';
import { SheetPreview } from './SheetPreview.tsx';

type PeopleSheetProps = SheetsProps & { sheet: 'guestList' | 'doorList' };

const PeopleSheet = ({ event, plan, title, sheet }: PeopleSheetProps) => (
  <SheetPreview
    {...{ plan, sheet, title }}
    eventId={event.id}
    options={{}}
    empty={<EmptyState icon="users" title={t('nobody')} text={t('nobody-text')} />}
  />
);

/** The list for the entrance: all guests by name with their seats, and a box to tick on arrival. */
export const GuestList = (props: SheetsProps) => <PeopleSheet {...props} sheet="guestList" />;

/** The list for the door: who comes with whom, where they sit, and what they replied. */
export const DoorList = (props: SheetsProps) => <PeopleSheet {...props} sheet="doorList" />;
