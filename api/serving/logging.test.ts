import { expect, it } from 'vitest';
import { ProjectionError } from '../../projections/engine/projector.ts';
import { createLogger } from './logging.ts';

const logged = (err: Error): { err: object } => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  createLogger({ logLevel: 'info', logTo }).error({ err }, 'It failed.');
  return JSON.parse(lines.join(''));
};

it('keeps to itself what an error of the database quotes', () => {
  const error = Object.assign(new Error('duplicate key value: mira@example.com'), {
    code: '23505',
    detail: 'Key (email)=(mira@example.com) already exists.',
  });
  const line = logged(error);
  expect(line.err).toMatchObject({ name: 'Error', code: '23505' });
  expect(JSON.stringify(line)).not.toContain('mira');
});

it('says which event a projection stopped at', () => {
  const line = logged(new ProjectionError('seats cannot apply SeatAssigned at 7'));
  expect(line.err).toMatchObject({ message: 'seats cannot apply SeatAssigned at 7' });
});
