import { t } from '../texts/en/print.ftl';
import { EmptyState } from '../ui/StateMessage.tsx';
import type { SheetsProps } from './printedEvent.ts';
import { SheetPreview } from './SheetPreview.tsx';

export const NoTables = () => (
  <EmptyState icon="table" title={t('no-tables')} text={t('no-tables-text')} />
);

const nobody = <EmptyState icon="users" title={t('nobody')} text={t('nobody-text')} />;

/** The list for the entrance: all guests by name with their seats, and a box to tick on arrival. */
export const GuestList = (sheet: SheetsProps) => (
  <SheetPreview {...sheet} sheet="guestList" options={{}} empty={nobody} />
);

/** The list for the door: who comes with whom, where they sit, and what they replied. */
export const DoorList = (sheet: SheetsProps) => (
  <SheetPreview {...sheet} sheet="doorList" options={{}} empty={nobody} />
);

export const TableLists = (sheet: SheetsProps) => (
  <SheetPreview {...sheet} sheet="tableLists" options={{}} empty={<NoTables />} />
);
