import { useState } from 'react';

/**
 * A value that is changed as a whole: until what was sent is answered, it stands for what the plan has, so that the
 * next change begins with it. `send` returns whether it succeeded.
 */
export const useSent = <Value>(planned: Value, send: (next: Value) => Promise<boolean>) => {
  const [sent, setSent] = useState<{ value: Value } | null>(null);
  const put = async (value: Value): Promise<boolean> => {
    const own = { value };
    setSent(own);
    const isDone = await send(value);
    setSent((since) => (since === own ? null : since));
    return isDone;
  };
  return [sent ? sent.value : planned, put] as const;
};
