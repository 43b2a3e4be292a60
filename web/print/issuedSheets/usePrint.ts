import { use, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCommand } from '../../graphql/useCommand.ts';
import { useNotifyFailure } from '../../notices/notices.ts';
import { t } from '../../texts/en/issuedSheets.ftl';
import { momentText } from '../../texts/formats.ts';
import { IssueSheet } from './documents.ts';
import { IssuableContext } from './issuable.ts';
import type { PrintedFor } from './recipients.ts';

/** Prints the sheet on the screen, and records it first where it is given out. */
export const usePrint = (onStamp: (stamp: string | undefined) => void) => {
  const issuable = use(IssuableContext);
  const [to, setTo] = useState<PrintedFor>('onlyMe');
  const [issueSheet, { pending }] = useCommand(IssueSheet);
  const notifyFailure = useNotifyFailure();

  const printWith = async (stamp: string | undefined): Promise<void> => {
    flushSync(() => onStamp(stamp));
    // A print-out cannot be updated when the fonts arrive.
    await document.fonts.ready;
    window.print();
  };

  const print = async (): Promise<void> => {
    if (!issuable || to === 'onlyMe') return printWith(undefined);
    const { hold, printed, ...sheet } = issuable;
    hold(true);
    try {
      const { number, createdAt } = (await issueSheet({ ...sheet, ...printed, to })).issueSheet
        .issue;
      await printWith(t('stamp', { number: String(number), at: momentText(createdAt) }));
    } catch (error) {
      notifyFailure(t('issue-failed'), error);
    } finally {
      hold(false);
    }
  };
  return { mayIssue: issuable !== undefined, to, setTo, print, pending };
};
