import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { isSignedOut, problemOf } from './problems.ts';

const refusal = (code: string, extensions = {}) =>
  new CombinedGraphQLErrors({
    errors: [{ message: 'Mira Halvorsen sits there.', extensions: { code, ...extensions } }],
  });

const answer = (status: number, bodyText: string, statusText = '') =>
  new ServerError('failed', {
    response: new Response(null, { status, statusText }),
    bodyText,
  });

describe('the problem of a failed operation', () => {
  it('takes code, message, issues and details from a refusal', () => {
    const issues = [{ path: 'capacity', message: 'Capacity must be 20 or less' }];
    expect(problemOf(refusal('SEAT_TAKEN', { issues, attendeeId: 'a1' }))).toEqual({
      code: 'SEAT_TAKEN',
      message: 'Mira Halvorsen sits there.',
      issues,
      details: { attendeeId: 'a1' },
    });
  });

  it.each([
    ['{"error":"Too busy"}', 'Too busy'],
    ['{"message":"Not ready"}', 'Not ready'],
    ['plain words', 'plain words'],
    ['<html>Bad gateway</html>', '502 Bad Gateway'],
    ['', '502 Bad Gateway'],
  ])('reads the answer %j as %j', (body, message) => {
    expect(problemOf(answer(502, body, 'Bad Gateway')).message).toBe(message);
  });

  it('reads a refusal of the whole request', () => {
    const body = JSON.stringify({
      errors: [{ message: 'The request is too large.', extensions: { code: 'TOO_LARGE' } }],
    });
    expect(problemOf(answer(413, body))).toMatchObject({
      code: 'TOO_LARGE',
      message: 'The request is too large.',
    });
  });

  it('says that the server was updated if it knows the request no more', () => {
    const error = {
      message: 'Cannot query field "seat" on type "Guest".',
      locations: [{ line: 1, column: 33 }],
      extensions: { code: 'BAD_INPUT', issues: [] },
    };
    const words = /was updated after you opened this page/;
    expect(problemOf(answer(400, JSON.stringify({ errors: [error] }))).message).toMatch(words);
    expect(problemOf(new CombinedGraphQLErrors({ errors: [error] })).message).toMatch(words);
    const refused = { ...error, message: 'Enter a name.', path: ['addGuest'] };
    expect(problemOf(new CombinedGraphQLErrors({ errors: [refused] })).message).toBe(
      'Enter a name.',
    );
  });

  it('says that the server cannot be reached if no answer came', () => {
    expect(problemOf(new TypeError('Failed to fetch')).message).toMatch(/cannot be reached/);
  });

  it('recognises the end of a session by code and by status', () => {
    expect(isSignedOut(refusal('NOT_SIGNED_IN'))).toBe(true);
    expect(isSignedOut(answer(401, ''))).toBe(true);
    expect(isSignedOut(refusal('FORBIDDEN'))).toBe(false);
  });
});
