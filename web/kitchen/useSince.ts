import { useAddress } from '../ui/useAddress.ts';

/** The revision since which changes are shown. Kept in the address, so that reloads and links keep it. */
export const useSince = () => {
  const [address, change] = useAddress();
  const named = address.get('since') ?? '';
  const since = /^\d{1,9}$/.test(named) ? Number(named) : null;
  const setSince = (revision: number | null) =>
    change({ since: revision === null ? null : String(revision) });
  return [since, setSince] as const;
};
