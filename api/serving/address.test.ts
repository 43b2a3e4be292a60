import { describe, expect, it } from 'vitest';
import { addressOf, hostNameOf, isLoopback, isWildcard } from './address.ts';

describe('an address', () => {
  it.each(['127.0.0.1', '127.9.9.9', 'localhost', '::1', '[::1]'])(
    '%s means this machine',
    (host) => {
      expect(isLoopback(host)).toBe(true);
    },
  );

  it.each(['0.0.0.0', 'localhost.example.com', '127.0.0.1.example.com', '10.0.0.1', ''])(
    '%j does not mean this machine',
    (host) => {
      expect(isLoopback(host)).toBe(false);
    },
  );

  it('may stand for all addresses of a machine', () => {
    expect(['0.0.0.0', '::', '127.0.0.1'].map(isWildcard)).toEqual([true, true, false]);
  });

  it('has IPv6 in brackets, and no default port', () => {
    expect(addressOf('::1', 3000)).toBe('http://[::1]:3000');
    expect(addressOf('127.0.0.1', 80)).toBe('http://127.0.0.1');
  });

  it('is read from any Host header', () => {
    expect(hostNameOf('evil.example:3000')).toBe('evil.example');
    expect(hostNameOf('[::1]:3000')).toBe('[::1]');
    expect(hostNameOf('not a host')).toBeUndefined();
    expect(hostNameOf(undefined)).toBeUndefined();
  });
});
