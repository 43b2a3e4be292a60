import { buildSchema, GraphQLError, type GraphQLFormattedError, graphql } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { Refusal } from '../../schema/refusal.ts';
import { createReport, problemOf } from './errors.ts';

const schema = buildSchema('type Query { seat(id: Int): String guest: String }');

const answerOf = async (source: string, seat: () => string = () => '', variableValues = {}) => {
  const { errors = [] } = await graphql({ schema, source, variableValues, rootValue: { seat } });
  return errors;
};

const described = (error: unknown, hideSchema = false): GraphQLFormattedError =>
  problemOf(error, hideSchema).formatted;

describe('what a caller is told about an error', () => {
  it('is the code, issues and facts of a refusal, with its path', async () => {
    const [error] = await answerOf('{ seat }', () => {
      throw new Refusal('SEAT_TAKEN', 'Ada sits there.', [], { attendeeId: 'a' });
    });
    expect(described(error)).toMatchObject({
      message: 'Ada sits there.',
      path: ['seat'],
      extensions: { code: 'SEAT_TAKEN', issues: [], attendeeId: 'a' },
    });
  });

  it('reveals nothing about an internal fault', async () => {
    const [error] = await answerOf('{ seat }', () => {
      throw new Error('relation "seats" does not exist');
    });
    expect(described(error)).toMatchObject({
      message: 'Something went wrong on our side.',
      extensions: { code: 'INTERNAL' },
    });
  });

  it('reveals nothing about an error before there was a result', () => {
    expect(described(new Error('connect ECONNREFUSED'))).toMatchObject({
      extensions: { code: 'INTERNAL' },
    });
    const wrapped = new GraphQLError('connect ECONNREFUSED', { originalError: new Error('x') });
    expect(described(wrapped).message).toBe('Something went wrong on our side.');
  });

  it('explains what is wrong with the document', async () => {
    const [error] = await answerOf('{ seat(id: "one") }');
    expect(described(error)).toMatchObject({ extensions: { code: 'BAD_INPUT' } });
    expect(described(error).message).toContain('"one"');
  });

  it('explains what is wrong with a variable', async () => {
    const [error] = await answerOf('query ($id: Int) { seat(id: $id) }', undefined, { id: 'one' });
    expect(described(error)).toMatchObject({ extensions: { code: 'BAD_INPUT' } });
  });

  it('contains no suggestions if the schema is hidden', async () => {
    const [error] = await answerOf('{ guess }');
    expect(described(error).message).toContain('Did you mean "guest"?');
    expect(described(error, true).message).toBe('Cannot query field "guess" on type "Query".');
  });
});

describe('what is logged', () => {
  it('contains the cause of an internal fault, under the id that the caller is told', async () => {
    const log = { error: vi.fn() };
    const cause = new Error('relation "seats" does not exist');
    const [error] = await answerOf('{ seat }', () => {
      throw cause;
    });
    createReport(log, true)(error, 'request-1');
    expect(log.error).toHaveBeenCalledWith(
      { err: cause, requestId: 'request-1' },
      expect.any(String),
    );
  });

  it('contains nothing about a refusal', async () => {
    const log = { error: vi.fn() };
    createReport(log, true)(new Refusal('NOT_FOUND', 'No.'), 'request-1');
    expect(log.error).not.toHaveBeenCalled();
  });
});
