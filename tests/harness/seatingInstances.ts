import { fileURLToPath } from 'node:url';
import type { SeatingInput } from '../../api/seatingEngine/input.ts';
import { readInstance } from '../benchmarks/seatingInstance.ts';

const folder = fileURLToPath(new URL('../data/seating/', import.meta.url));

export const seatingInstances = [
  'bellows-peterson-17',
  'client-dinner-48',
  'client-dinner-52-over-full',
  'conflicted-72',
  'gala-180',
  'lewis-30',
  'manners-16',
  'manners-64',
  'plain-1000',
  'summit-1200',
  'tiny-6',
  'tiny-two-tables',
];

/** One of the sample instances in tests/data/seating, by its file's name. */
export const seatingInstance = (name: string): SeatingInput =>
  readInstance(`${folder}${name}.json`);
