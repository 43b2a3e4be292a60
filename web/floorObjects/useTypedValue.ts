import { useRef, useState } from 'react';

/**
 * The text of a field that saves on Enter and blur; null while it is not edited. It stays until it is saved,
 * even if others change the value.
 *
 * @param save returns whether it succeeded
 */
export const useTypedValue = (save: (typed: string) => boolean | Promise<boolean>) => {
  const [typed, setTyped] = useState<string | null>(null);
  const sent = useRef<string | null>(null);
  const put = async () => {
    // The field may lose the focus before Enter is answered. Saving again would undo what others change
    // meanwhile.
    if (typed === null || typed === sent.current) return;
    sent.current = typed;
    const isDone = await save(typed);
    if (sent.current === typed) sent.current = null;
    if (isDone) setTyped((since) => (since === typed ? null : since));
  };
  return { typed, setTyped, put };
};
