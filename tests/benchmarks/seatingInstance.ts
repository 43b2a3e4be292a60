import { readFileSync } from 'node:fs';
import type { SeatingInput } from '../../api/seatingEngine/input.ts';

type InstanceTable = {
  id: string;
  x: number;
  y: number;
  tags?: string[];
  capacity: number;
  next: [number, number][];
  opposite: [number, number][];
};

type Instance = Omit<SeatingInput, 'tables' | 'places'> & {
  format: string;
  name: string;
  tables: InstanceTable[];
  places: { name: string; x: number; y: number }[];
};

/** Reads a file of the format `seating-instance/1`; a seat's id is `tableId.position`. */
export const readInstance = (file: string): SeatingInput & { name: string } => {
  const instance: Instance = JSON.parse(readFileSync(file, 'utf8'));
  return {
    ...instance,
    places: instance.places.map(({ name, x, y }) => ({ id: name, x, y })),
    tables: instance.tables.map(({ id, x, y, tags, capacity, next, opposite }) => ({
      id,
      x,
      y,
      tags,
      next,
      opposite,
      seatIds: Array.from({ length: capacity }, (_, index) => `${id}.${index + 1}`),
    })),
  };
};
