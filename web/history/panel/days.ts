import { t } from '../../texts/en/historyPanel.ftl';
import { dayText } from '../../texts/formats.ts';
import { localDay } from '../../ui/localField.ts';

type Day<Change> = { key: string; changes: Change[] };

/** Groups consecutive changes by local day, in their order. */
export const byDay = <Change extends { timestamp: string }>(
  changes: readonly Change[],
): Day<Change>[] => {
  const days: Day<Change>[] = [];
  for (const change of changes) {
    const key = localDay(new Date(change.timestamp));
    const last = days.at(-1);
    if (last?.key === key) last.changes.push(change);
    else days.push({ key, changes: [change] });
  }
  return days;
};

/** A day as text: "Today", "Yesterday", "Mar 4, 2027". */
export const dayTitle = (key: string, iso: string, now: Date): string => {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (key === localDay(now)) return t('today');
  return key === localDay(yesterday) ? t('yesterday') : dayText(iso);
};
