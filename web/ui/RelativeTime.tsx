import { useSyncExternalStore } from 'react';
import { agoText, momentText } from '../texts/formats.ts';

const minute = 60_000;

const everyMinute = (notify: () => void) => {
  const timer = setInterval(notify, minute);
  return () => clearInterval(timer);
};
const thisMinute = () => Math.floor(Date.now() / minute) * minute;

/**
 * "5 minutes ago", updated as time passes. The exact time is the element's value and shows on
 * hover.
 */
export const RelativeTime = ({ iso }: { iso: string }) => {
  const now = useSyncExternalStore(everyMinute, thisMinute);
  return (
    <time dateTime={iso} title={momentText(iso)}>
      {agoText(iso, now)}
    </time>
  );
};
