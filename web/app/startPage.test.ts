import { describe, expect, it } from 'vitest';
import { issueIdOf } from '../../schema/sheetAddress.ts';
import { publicArrangementId, startPageOf } from './startPage.ts';
import type { SignInState } from './whoIsSignedIn.ts';

const asking = (status: SignInState['status']) => async () => ({ status }) as SignInState;
const notAsked = () => Promise.reject(new Error('Nobody needs to know who is signed in.'));

describe('the client of an address', () => {
  it('is the landing page at the root for signed-out visitors, and otherwise the app', async () => {
    expect(await startPageOf('/', asking('signedOut'))).toBe('landing');
    expect(await startPageOf('/', asking('signedIn'))).toBe('app');
    expect(await startPageOf('/', asking('unknown'))).toBe('app');
  });

  it('is the public page for a public link, for everybody', async () => {
    expect(await startPageOf('/public/arrangements/Zk3v', notAsked)).toBe('publicArrangement');
    expect(await startPageOf('/public/arrangements/Zk3v/', notAsked)).toBe('publicArrangement');
  });

  it('is the page of a sheet behind its code, for everybody', async () => {
    expect(await startPageOf('/s/Zk3v', notAsked)).toBe('scannedSheet');
    expect(await startPageOf('/s/', notAsked)).toBe('app');
  });

  it.each(['/events', '/about', '/nowhere', '/public/arrangements', '/public/arrangements/a/b'])(
    'is the app at %s',
    async (pathname) => {
      expect(await startPageOf(pathname, notAsked)).toBe('app');
    },
  );
});

it('reads the arrangement’s id only from a public link', () => {
  expect(publicArrangementId('/public/arrangements/Zk3v')).toBe('Zk3v');
  expect(publicArrangementId('/events/Zk3v')).toBeUndefined();
});

it.each(['.', ')', ').', '%3E', '%E2%80%9D', ',', '*', './'])(
  'ignores “%s” after a link in a message',
  (behind) => {
    expect(publicArrangementId(`/public/arrangements/Zk3v_-8${behind}`)).toBe('Zk3v_-8');
    expect(issueIdOf(`/s/Zk3v_-8${behind}`)).toBe('Zk3v_-8');
  },
);
