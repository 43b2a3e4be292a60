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
 * Receives the footer of the pages; undefined if nothing is issued.
 * @param code the address that the printed code leads to; empty until there is an issue
 */
export type StampHandler = (stamp: string | undefined, code: string | undefined) => void;

/**
 * Prints the sheet on screen, and first records it if it is issued. While `isIssuing`, nothing may change the
 * sheet, because its options are on record. If the member has left the sheet by then, shows a notice of the
 * issue instead of printing another screen.
 */
export const usePrint = (onStamp: StampHandler, printedAs: PrintedAsInput | undefined) => {
  const issuable = use(IssuableContext);
  const [to, setRecipient] = useState<PrintedFor>('onlyMe');
  // Reserves the space of an issue's footer in the preview at once.
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
    // A printout cannot be updated when fonts arrive later.
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
