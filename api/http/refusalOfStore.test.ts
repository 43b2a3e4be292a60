import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { EventLogError } from '../../schema/ports/eventLog.ts';
import { problemOf } from '../graphql/errors.ts';
import { refusalOfStore } from './refusalOfStore.ts';

const coded = (code: string, more = {}) =>
  Object.assign(new Error('in words of its own'), { code, ...more });

describe('an error of the store', () => {
  it.each([
    coded('ECONNREFUSED'),
    coded('ENOENT', { syscall: 'connect' }),
    coded('57P01'),
    coded('08006'),
    coded('53300'),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    new Error('select 1 - Connection terminated unexpectedly'),
    new Error('select "a - b" - Client has encountered a connection error and is not queryable'),
    new EventLogError('LOG_UNAVAILABLE', 'The event log cannot be read'),
  ])('is answered as not ready if the store cannot be reached: %s', (error) => {
    expect(refusalOfStore(error)).toMatchObject({ code: 'NOT_READY' });
  });

  it('says so if the disk is full, because trying again does not help before there is room', () => {
    const message = expect.stringContaining('disk is full');
    const full = coded('53100');
    expect(refusalOfStore(full)).toMatchObject({ code: 'NOT_READY', message });
    const cause = new EventLogError('LOG_UNAVAILABLE', 'It did not take it', { cause: full });
    expect(refusalOfStore(cause)).toMatchObject({ code: 'NOT_READY', message });
  });

  it('is answered as bad input if it is about invalid text', () => {
    expect(refusalOfStore(coded('22021'))).toMatchObject({ code: 'BAD_INPUT' });
  });

  it.each([
    coded('42P01'),
    coded('23505'),
    coded('ENOENT', { syscall: 'open' }),
    new TypeError('x is not a function'),
    undefined,
  ])('is an internal fault otherwise: %s', (error) => {
    expect(refusalOfStore(error)).toBeUndefined();
  });

  it("is found within GraphQL's error", () => {
    const wrapped = new GraphQLError('', { originalError: coded('ECONNRESET') });
    const { formatted, unexpected } = problemOf(wrapped, true);
    expect(formatted).toMatchObject({ extensions: { code: 'NOT_READY' } });
    expect(unexpected).toBe(false);
  });
});
