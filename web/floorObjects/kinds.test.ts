import { expect, it } from 'vitest';
import { objectLabel } from './kinds.ts';

it.each([
  ['stage', 'Stage', 'Stage'],
  ['stage', 'Main stage of the choir', 'Main stage of the choir'],
  ['exit', 'Emergency EXIT', 'Emergency EXIT'],
  ['danceFloor', 'Dance floor', 'Dance floor'],
  ['text', 'Cloakroom this way', 'Cloakroom this way'],
  ['door', 'Main entrance', 'Door Main entrance'],
  ['bar', 'Barbecue', 'Bar Barbecue'],
] as const)('names the kind of a %s named %s once', (kind, name, label) => {
  expect(objectLabel({ kind, name })).toBe(label);
});
