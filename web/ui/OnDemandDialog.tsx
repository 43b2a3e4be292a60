import { type ReactNode, Suspense, useState } from 'react';

/** Around a dialog by `lazy`: its code comes when it is first opened. */
export const OnDemandDialog = ({ open, children }: { open: boolean; children: ReactNode }) => {
  const [isWanted, setWanted] = useState(open);
  if (open && !isWanted) setWanted(true);
  return isWanted && <Suspense fallback={null}>{children}</Suspense>;
};
