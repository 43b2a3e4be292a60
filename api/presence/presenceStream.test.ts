import { expect, it, vi } from 'vitest';
import { PresenceStream } from './presenceStream.ts';

it('hides a viewer who was still being shown when the event was deleted', async () => {
  let tell: (what: 'deleted' | 'inDoubt') => void = () => undefined;
  const hide = vi.fn();
  const stream = await PresenceStream.open({
    authorise: async () => undefined,
    mayEdit: async () => true,
    guard: (onChange) => {
      tell = onChange;
      return () => undefined;
    },
    show: async () => {
      tell('deleted');
      return hide;
    },
    follow: () => () => undefined,
  });
  const end = vi.fn();
  stream.run({ deliver: () => undefined, end });
  expect(hide).toHaveBeenCalledOnce();
  expect(end).toHaveBeenCalledExactlyOnceWith();
});
