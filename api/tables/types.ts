import { z } from 'zod';
import { id } from '../../schema/entities/fields.ts';
import { displacedAttendee } from '../../schema/entities/placement.ts';
import { seatAnswer } from '../../schema/entities/seat.ts';
import { tableAnswer } from '../../schema/entities/table.ts';
import {
  listsOfTable,
  movedTableInput,
  rowsStartInput,
  tableGroupInput,
  tableIdInput,
  tableRowsInput,
} from '../../schema/inputs/tables.ts';
import {
  deletePayloadFrom,
  inputFrom,
  objectFrom,
  pageFrom,
  payloadFrom,
} from '../graphql/fromZod.ts';

inputFrom('TableIdInput', tableIdInput);
inputFrom('ListsOfTableInput', listsOfTable);

export const fromCentre = "Centimetres from the table's centre, before rotation.";
export const onFloor = 'The centre on the floor, in centimetres.';

export const Seat = objectFrom('Seat', seatAnswer, {
  description: 'A seat at a table.',
  descriptions: {
    position: 'Counts from 1 within its table.',
    x: fromCentre,
    y: fromCentre,
    attendeeId: 'The occupant; null if the seat is free.',
  },
  hides: ['createdAt', 'updatedAt'],
});

export const Table = objectFrom('Table', tableAnswer, {
  description: 'A table with its place on the floor.',
  descriptions: {
    capacity: "Always equals the number of the table's seats.",
    endSeats: 'Whether a seat stands at each end.',
    x: onFloor,
    y: onFloor,
    rotation: 'Degrees, clockwise.',
  },
});

export const TablePage = pageFrom('TablePage', tableAnswer, 'A page of tables.');

objectFrom('DisplacedAttendee', displacedAttendee, {
  description: 'Somebody who lost their seat and returned to the pool.',
});

const displaced = z.array(displacedAttendee);

/** Tables that were added or moved, in the order of the plan. */
export const TablesPayload = payloadFrom('TablesPayload', { tables: z.array(tableAnswer) });

const rowDescriptions = {
  perRow: 'Default: as many as fit the outline, otherwise about 1.5 × √n.',
  gap: 'Centimetres between two tables with their chairs. Default: an aisle.',
};
inputFrom('RowsStartInput', rowsStartInput);
inputFrom('TableRowsInput', tableRowsInput, {
  descriptions: {
    ...rowDescriptions,
    at: 'The middle of the first table. Default: below the existing tables and objects.',
  },
});
inputFrom('TableGroupInput', tableGroupInput, {
  descriptions: {
    name: 'With `{n}` in the place of the number: `Table {n}`.',
    from: 'The first number. Default: 1.',
    endSeats: 'Default: rectangular tables from 6 seats on have them.',
  },
});
inputFrom('MovedTableInput', movedTableInput);

export const DeleteTablesPayload = payloadFrom('DeleteTablesPayload', {
  ids: z.array(id),
  displaced,
});

export const TablePayload = payloadFrom('TablePayload', { table: tableAnswer, displaced });
export const DeleteTablePayload = deletePayloadFrom('DeleteTablePayload', { displaced });
