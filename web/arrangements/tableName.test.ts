import { describe, expect, it } from 'vitest';
import type { ArrangementTable } from '../../schema/entities/arrangement.ts';
import { tableFootprint } from '../../schema/tables/seatLayout.ts';
import { tableNameOf } from './tableName.ts';

const table = (name: string, rotation = 0): ArrangementTable => ({
  tableId: 't',
  name,
  layout: 'circular',
  endSeats: false,
  x: 0,
  y: 0,
  rotation,
  capacity: 8,
});
const near = { name: 19, withInitials: true };
const far = { name: 50, withInitials: false };
const downOf = (transform: string) => Number(/translate\(0 ([^)]+)\)/.exec(transform)?.[1]);

describe('the name of a table', () => {
  it('is on the table if it is wide enough', () => {
    expect(tableNameOf(table('Garden'), near)).toEqual({
      text: 'Garden',
      transform: 'translate(0 0) rotate(0)',
    });
    expect(tableNameOf(table('A'), far).transform).toBe('translate(0 0) rotate(0)');
  });

  it('is in full below the chairs when zoomed out, if they would cover its ends', () => {
    const { text, transform } = tableNameOf(table('Fountain', 30), far);
    expect(text).toBe('Fountain');
    expect(transform).toMatch(/^rotate\(-30\) translate/);
    expect(downOf(transform)).toBeGreaterThan(tableFootprint(table('Fountain')).height / 2);
  });

  it('keeps its end if even there it would run into the next one', () => {
    const { text } = tableNameOf(table('The Winter Garden and Orangery 12'), far);
    expect(text).toMatch(/^The.*…12$/);
    expect(text.length).toBeLessThan(20);
  });

  it('of a long row that is turned is no wider than the room beside its chairs', () => {
    const row = (rotation: number) =>
      tableNameOf(
        { ...table('Founding benefactors', rotation), layout: 'row', capacity: 20 },
        near,
      );
    expect(row(0).text).toBe('Founding benefactors');
    expect(row(90).text.length).toBeLessThan(10);
  });
});
