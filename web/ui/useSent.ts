import { useState } from 'react';

/**
 * A value that is changed as a whole. What was sent is shown until it is answered, so that the next change begins with
 * it. `send` gets what the change began with, too, and returns whether it succeeded.
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
