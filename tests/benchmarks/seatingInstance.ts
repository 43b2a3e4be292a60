import { readFileSync } from 'node:fs';
import type {
  InputPair,
  InputPerson,
  MovePrices,
  SeatingInput,
} from '../../api/seatingEngine/input.ts';

type InstanceTable = {
  id: string;
  x?: number;
  y?: number;
  tags?: string[];
  capacity: number;
  next?: [number, number][];
  opposite?: [number, number][];
};

/** A file of the format `seating-instance/1`. It lists all its rules; none applies by default. */
export type Instance = {
  name?: string;
  people: InputPerson[];
  tables: InstanceTable[];
  places?: { name: string; x: number; y: number }[];
  pairs?: InputPair[];
  rules?: SeatingInput['rules'];
  moves?: MovePrices;
};

/** The input of the engine. A seat's id is `tableId.position`. */
export const inputOf = (instance: Instance): SeatingInput => ({
  people: instance.people,
  tables: instance.tables.map(({ id, x = 0, y = 0, tags, capacity, next = [], opposite = [] }) => ({
    id,
    x,
    y,
    tags,
    next,
    opposite,
    seatIds: Array.from({ length: capacity }, (_, index) => `${id}.${index + 1}`),
  })),
  places: (instance.places ?? []).map(({ name, x, y }) => ({ id: name, x, y })),
  rules: instance.rules ?? [],
  pairs: instance.pairs ?? [],
  moves: instance.moves,
});

export const readInstance = (file: string): SeatingInput =>
  inputOf(JSON.parse(readFileSync(file, 'utf8')));
