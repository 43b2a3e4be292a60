import { type AttentionKind, attentionKinds } from '../../schema/attendees/attention.ts';
import { useAddress } from '../ui/useAddress.ts';

/**
 * The kind of attention by which the guest list is filtered. Kept in the address, so that reloads and links
 * keep it.
 */
export const useAttentionFilter = () => {
  const [address, change] = useAddress();
  const named = address.get('attention');
  const chosen = attentionKinds.find((kind) => kind === named) ?? null;
  const choose = (kind: AttentionKind | null) => change({ attention: kind });
  return [chosen, choose] as const;
};
