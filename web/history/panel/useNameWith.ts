import { useId } from 'react';

/** Names a control by its own text and that of another element: each row has a control of that text. */
export const useNameWith = (otherId: string) => {
  const id = useId();
  return { id, 'aria-labelledby': `${id} ${otherId}` };
};
