import { describe, expect, it } from 'vitest';
import { paceOf } from './pace.ts';

describe('the pace of playback', () => {
  it('shows each change of a short history for a second', () => {
    expect(paceOf(12, '1')).toEqual({ everyMs: 1_000, stride: 1 });
  });

  it('plays a longer one change by change in half a minute', () => {
    expect(paceOf(100, '1')).toEqual({ everyMs: 300, stride: 1 });
  });

  it('skips changes if there are too many, and takes the same time', () => {
    const { everyMs, stride } = paceOf(20_000, '1');
    expect(everyMs).toBe(200);
    expect((20_000 / stride) * everyMs).toBeGreaterThan(29_000);
    expect((20_000 / stride) * everyMs).toBeLessThanOrEqual(30_000);
  });

  it('takes half the time at twice the speed', () => {
    expect(paceOf(12, '2')).toEqual({ everyMs: 500, stride: 1 });
    expect(paceOf(12, '0.5')).toEqual({ everyMs: 2_000, stride: 1 });
    expect(paceOf(20_000, '1').stride).toBe(134);
    expect(paceOf(20_000, '2').stride).toBe(267);
  });

  it('works without any changes', () => {
    expect(paceOf(0, '1')).toEqual({ everyMs: 200, stride: 1 });
  });
});
