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

describe('what a caller is told of an error', () => {
  it('names the code, the issues and the facts of a refusal, and where it happened', async () => {
    const [error] = await answerOf('{ seat }', () => {
      throw new Refusal('SEAT_TAKEN', 'Ada sits there.', [], { attendeeId: 'a' });
    });
    expect(described(error)).toMatchObject({
      message: 'Ada sits there.',
      path: ['seat'],
      extensions: { code: 'SEAT_TAKEN', issues: [], attendeeId: 'a' },
    });
  });

  it('says nothing of a fault of ours', async () => {
    const [error] = await answerOf('{ seat }', () => {
      throw new Error('relation "seats" does not exist');
    });
    expect(described(error)).toMatchObject({
      message: 'Something went wrong on our side.',
      extensions: { code: 'INTERNAL' },
    });
  });

  it('says nothing of what was thrown before there was a result', () => {
    expect(described(new Error('connect ECONNREFUSED'))).toMatchObject({
      extensions: { code: 'INTERNAL' },
    });
    const wrapped = new GraphQLError('connect ECONNREFUSED', { originalError: new Error('x') });
    expect(described(wrapped).message).toBe('Something went wrong on our side.');
  });

  it('tells what is wrong with the document', async () => {
    const [error] = await answerOf('{ seat(id: "one") }');
    expect(described(error)).toMatchObject({ extensions: { code: 'BAD_INPUT' } });
    expect(described(error).message).toContain('"one"');
  });

  it('tells what is wrong with a variable', async () => {
    const [error] = await answerOf('query ($id: Int) { seat(id: $id) }', undefined, { id: 'one' });
    expect(described(error)).toMatchObject({ extensions: { code: 'BAD_INPUT' } });
  });

  it('suggests nothing where the schema is hidden', async () => {
    const [error] = await answerOf('{ guess }');
    expect(described(error).message).toContain('Did you mean "guest"?');
    expect(described(error, true).message).toBe('Cannot query field "guess" on type "Query".');
  });
});

describe('what is written down', () => {
  it('keeps the cause of a fault of ours under the id that the caller knows', async () => {
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

  it('keeps nothing of a refusal', async () => {
    const log = { error: vi.fn() };
    createReport(log, true)(new Refusal('NOT_FOUND', 'No.'), 'request-1');
    expect(log.error).not.toHaveBeenCalled();
  });
});
