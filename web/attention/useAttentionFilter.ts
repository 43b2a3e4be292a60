import { useSearchParams } from 'react-router-dom';
import { type AttentionKind, attentionKinds } from '../../schema/attendees/attention.ts';

/** The kind that the guest list is narrowed to, in the address so that reloads and links keep it. */
export const useAttentionFilter = () => {
  const [params, setParams] = useSearchParams();
  const named = params.get('attention');
  const chosen = attentionKinds.find((kind) => kind === named) ?? null;
  const choose = (kind: AttentionKind | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (kind === null) after.delete('attention');
        else after.set('attention', kind);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return [chosen, choose] as const;
};
