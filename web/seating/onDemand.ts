import { lazyPart, onDemand } from '../ui/onDemand.tsx';

/** The parts of the screen that open on a click, loaded on demand. */
export const seatingParts = onDemand(() => import('./parts.ts'));

export const FileImportDialog = lazyPart(seatingParts, (parts) => parts.FileImportDialog);
export const PasteImportDialog = lazyPart(seatingParts, (parts) => parts.PasteImportDialog);
export const MoveAnywayDialog = lazyPart(seatingParts, (parts) => parts.MoveAnywayDialog);
export const PlacingDialogs = lazyPart(seatingParts, (parts) => parts.PlacingDialogs);
export const SaveArrangementDialog = lazyPart(seatingParts, (parts) => parts.SaveArrangementDialog);
export const ShareDialog = lazyPart(seatingParts, (parts) => parts.ShareDialog);
export const RoomDialogs = lazyPart(seatingParts, (parts) => parts.RoomDialogs);
export const TakenSeatDialog = lazyPart(seatingParts, (parts) => parts.TakenSeatDialog);

const beside = { isQuiet: true };
export const DrawingBar = lazyPart(seatingParts, (parts) => parts.DrawingBar, beside);
export const EmptyRoom = lazyPart(seatingParts, (parts) => parts.EmptyRoom, beside);
export const HoldReason = lazyPart(seatingParts, (parts) => parts.HoldReason, beside);
export const AttendeePanel = lazyPart(seatingParts, (parts) => parts.AttendeePanel, beside);
export const ListedRoom = lazyPart(seatingParts, (parts) => parts.ListedRoom, beside);
export const ObjectSettings = lazyPart(seatingParts, (parts) => parts.ObjectSettings, beside);
export const SeveralTables = lazyPart(seatingParts, (parts) => parts.SeveralTables, beside);
export const TableSettings = lazyPart(seatingParts, (parts) => parts.TableSettings, beside);
export const PinSwitch = lazyPart(seatingParts, (parts) => parts.PinSwitch, beside);
export const PlusOnes = lazyPart(seatingParts, (parts) => parts.PlusOnes, beside);
export const ReplySelect = lazyPart(seatingParts, (parts) => parts.ReplySelect, beside);

/** Parts of the drawing, where no notice can stand. DrawingBar says that drawing could not be loaded. */
const drawn = { isOptional: true };
export const Drawing = lazyPart(seatingParts, (parts) => parts.Drawing, drawn);
export const MisplacedTables = lazyPart(seatingParts, (parts) => parts.MisplacedTables, drawn);
