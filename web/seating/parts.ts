/** Parts of the seating screen that open on a click. They are loaded as one chunk. */
export { AttendeePanel } from '../attendees/panel/AttendeePanel.tsx';
export { checkReason } from '../attendees/panel/editedFields.ts';
export { ListedObjects } from '../floorObjects/ListedObjects.tsx';
export { ObjectFormDialog } from '../floorObjects/ObjectFormDialog.tsx';
export { ObjectSettings } from '../floorObjects/ObjectSettings.tsx';
export { ImportCsvDialog } from '../imports/ImportCsvDialog.tsx';
export { PasteImportDialog } from '../imports/PasteImportDialog.tsx';
export { PlusOnes } from '../plusOnes/PlusOnes.tsx';
export { ReplySelect } from '../replies/ReplySelect.tsx';
export { MoveAnywayDialog } from './MoveAnywayDialog.tsx';
export { ListView } from './placing/ListView.tsx';
export { PinSwitch } from './placing/PinSwitch.tsx';
export { PlacingDialogs } from './placing/PlacingDialogs.tsx';
export { SaveArrangementDialog } from './SaveArrangementDialog.tsx';
export { ShareDialog } from './ShareDialog.tsx';
export { TakenSeatDialog } from './TakenSeatDialog.tsx';
export { TableSettings } from './tables/TableSettings.tsx';
