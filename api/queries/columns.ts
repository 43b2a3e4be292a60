import type { z } from 'zod';
import { arrangementAnswer } from '../../schema/entities/arrangement.ts';
import { attendeeAnswer } from '../../schema/entities/attendee.ts';
import { auditAnswer } from '../../schema/entities/audit.ts';
import { cardDesignAnswer } from '../../schema/entities/cardDesign.ts';
import { eventAnswer } from '../../schema/entities/event.ts';
import { floorObjectAnswer } from '../../schema/entities/floorObject.ts';
import { historyAnswer } from '../../schema/entities/history.ts';
import { issuedSheetAnswer } from '../../schema/entities/issuedSheet.ts';
import { seatAnswer } from '../../schema/entities/seat.ts';
import { seatingRuleAnswer } from '../../schema/entities/seatingRule.ts';
import { tableAnswer } from '../../schema/entities/table.ts';
import { userAnswer } from '../../schema/entities/user.ts';

const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns to select for an answer's fields: `{ createdAt: 'seats.created_at' }`. */
export const columnsOf = (table: string, { shape }: z.ZodObject): Record<string, string> =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, `${table}.${snakeCase(name)}`]));

export const eventColumns = columnsOf('events', eventAnswer);
export const attendeeColumns = columnsOf('attendees', attendeeAnswer);
export const tableColumns = columnsOf('tables', tableAnswer);
export const floorObjectColumns = columnsOf('floor_objects', floorObjectAnswer);
export const issuedSheetColumns = columnsOf('issued_sheets', issuedSheetAnswer);
export const cardDesignColumns = columnsOf('card_designs', cardDesignAnswer);
export const seatColumns = columnsOf('seats', seatAnswer);
export const seatingRuleColumns = columnsOf('seating_rules', seatingRuleAnswer);
export const arrangementColumns = columnsOf('seating_arrangements', arrangementAnswer);
export const userColumns = columnsOf('users', userAnswer);
export const historyColumns = columnsOf('seating_history', historyAnswer);
export const auditColumns = columnsOf('admin_audit_log', auditAnswer);
