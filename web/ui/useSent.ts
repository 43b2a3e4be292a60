import { useState } from 'react';

/**
 * A value that is replaced as a whole. A sent value is shown until it is answered, so that the next change
 * builds on it. `send` gets the new value and the one it replaces, and resolves to whether it succeeded.
 */
export const useSent = <Value>(
  planned: Value,
  send: (next: Value, from: Value) => Promise<boolean>,
) => {
  const [sent, setSent] = useState<{ value: Value } | null>(null);
  const now = sent ? sent.value : planned;
  const put = async (value: Value): Promise<boolean> => {
    const own = { value };
    setSent(own);
    const isDone = await send(value, now);
    setSent((since) => (since === own ? null : since));
    return isDone;
  };
  return [now, put] as const;
};
