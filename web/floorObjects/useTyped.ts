import { useRef, useState } from 'react';

/**
 * What is typed in a field that saves on Enter and as it is left; null while it is not edited. It stays until it
 * is saved, while others change the same.
 *
 * @param save Returns whether it succeeded.
 */
export const useTyped = (save: (typed: string) => boolean | Promise<boolean>) => {
  const [typed, setTyped] = useState<string | null>(null);
  const sent = useRef<string | null>(null);
  const put = async () => {
    // The field may be left before Enter is answered. Sent again, it would undo what others make of it meanwhile.
    if (typed === null || typed === sent.current) return;
    sent.current = typed;
    const isDone = await save(typed);
    if (sent.current === typed) sent.current = null;
    if (isDone) setTyped((since) => (since === typed ? null : since));
  };
  return { typed, setTyped, put };
};
