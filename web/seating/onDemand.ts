import { onDemand, partOf } from '../ui/onDemand.tsx';

/** The parts of the screen that open on a click. Loaded on demand. */
export const seatingParts = onDemand(() => import('./parts.ts'));

export const ImportCsvDialog = partOf(seatingParts, (parts) => parts.ImportCsvDialog);
export const ObjectFormDialog = partOf(seatingParts, (parts) => parts.ObjectFormDialog);
export const PasteImportDialog = partOf(seatingParts, (parts) => parts.PasteImportDialog);
export const MoveAnywayDialog = partOf(seatingParts, (parts) => parts.MoveAnywayDialog);
export const PlacingDialogs = partOf(seatingParts, (parts) => parts.PlacingDialogs);
export const SaveArrangementDialog = partOf(seatingParts, (parts) => parts.SaveArrangementDialog);
export const ShareDialog = partOf(seatingParts, (parts) => parts.ShareDialog);
export const TakenSeatDialog = partOf(seatingParts, (parts) => parts.TakenSeatDialog);

export const BackgroundDialog = partOf(seatingParts, (parts) => parts.BackgroundDialog);
export const OutlineDialog = partOf(seatingParts, (parts) => parts.OutlineDialog);

const beside = { isQuiet: true };
export const Drawing = partOf(seatingParts, (parts) => parts.Drawing, beside);
export const DrawingBar = partOf(seatingParts, (parts) => parts.DrawingBar, beside);
export const MisplacedTables = partOf(seatingParts, (parts) => parts.MisplacedTables, beside);
export const EmptyRoom = partOf(seatingParts, (parts) => parts.EmptyRoom, beside);
export const HoldReason = partOf(seatingParts, (parts) => parts.HoldReason, beside);
export const RoomItems = partOf(seatingParts, (parts) => parts.RoomItems, beside);
export const AttendeePanel = partOf(seatingParts, (parts) => parts.AttendeePanel, beside);
export const ListedRoom = partOf(seatingParts, (parts) => parts.ListedRoom, beside);
export const ObjectSettings = partOf(seatingParts, (parts) => parts.ObjectSettings, beside);
export const SeveralTables = partOf(seatingParts, (parts) => parts.SeveralTables, beside);
export const TableSettings = partOf(seatingParts, (parts) => parts.TableSettings, beside);
export const PinSwitch = partOf(seatingParts, (parts) => parts.PinSwitch, beside);
export const PlusOnes = partOf(seatingParts, (parts) => parts.PlusOnes, beside);
export const ReplySelect = partOf(seatingParts, (parts) => parts.ReplySelect, beside);
