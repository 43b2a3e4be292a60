import { use, useState } from 'react';
import { flushSync } from 'react-dom';
import { sheetPath } from '../../../schema/sheetAddress.ts';
import type { PrintedAsInput } from '../../gql/graphql.ts';
import { useCommand } from '../../graphql/useCommand.ts';
import { useNotify, useNotifyFailure } from '../../notices/notices.ts';
import { t } from '../../texts/en/issuedSheets.ftl';
import { momentText } from '../../texts/formats.ts';
import { useIsHere } from '../../ui/useIsHere.ts';
import { IssueSheet } from './documents.ts';
import { IssuableContext } from './issuable.ts';
import type { PrintedFor } from './recipients.ts';

/**
 * The text at the foot of each page; undefined if nothing is issued.
 * @param code The address that the code on it leads to; empty as long as there is no issue yet
 */
export type StampHandler = (stamp: string | undefined, code: string | undefined) => void;

/**
 * Prints the sheet on the screen, and records it first where it is given out. While `isIssuing`, nothing may change how
 * it looks: it is on record as it was. Who has left the sheet by then is told of the issue instead: another screen would
 * be printed.
 */
export const usePrint = (onStamp: StampHandler, printedAs: PrintedAsInput | undefined) => {
  const issuable = use(IssuableContext);
  const [to, setRecipient] = useState<PrintedFor>('onlyMe');
  // The foot of an issue takes some room: the preview leaves it free at once.
  const setTo = (next: PrintedFor) => {
    setRecipient(next);
    const stamp = next === 'onlyMe' ? undefined : '';
    onStamp(stamp, stamp);
  };
  const [issueSheet] = useCommand(IssueSheet);
  const [isIssuing, setIssuing] = useState(false);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const isHere = useIsHere();

  const printWith = async (stamp?: string, code?: string): Promise<void> => {
    flushSync(() => onStamp(stamp, code));
    // A print-out cannot be updated when the fonts arrive.
    await document.fonts.ready;
    window.print();
  };

  const print = async (): Promise<void> => {
    if (!issuable || to === 'onlyMe') return printWith();
    const { hold, printed, tableIds, ...sheet } = issuable;
    hold(true);
    setIssuing(true);
    try {
      const { issueSheet: issued } = await issueSheet({
        ...sheet,
        ...printed,
        to,
        printedAs,
        tableIds: tableIds && [...tableIds],
      });
      const { id, number, createdAt } = issued.issue;
      if (!isHere())
        return notify({
          tone: 'info',
          title: t('not-printed', { number: String(number) }),
          description: t('not-printed-text'),
        });
      const stamp = t('stamp', { number: String(number), at: momentText(createdAt) });
      await printWith(stamp, new URL(sheetPath(id), window.location.origin).href);
    } catch (error) {
      notifyFailure(t('issue-failed'), error);
    } finally {
      setIssuing(false);
      hold(false);
    }
  };
  return { mayIssue: issuable !== undefined, to, setTo, print, isIssuing };
};
