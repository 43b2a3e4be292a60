import { useSearchParams } from 'react-router-dom';

/** The revision that changes are shown since, in the address so that reloads and links keep it. */
export const useSince = () => {
  const [params, setParams] = useSearchParams();
  const named = params.get('since') ?? '';
  const since = /^\d{1,9}$/.test(named) ? Number(named) : null;
  const setSince = (revision: number | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (revision === null) after.delete('since');
        else after.set('since', String(revision));
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return [since, setSince] as const;
};
