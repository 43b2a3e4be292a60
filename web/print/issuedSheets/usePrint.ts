import { use, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCommand } from '../../graphql/useCommand.ts';
import { useNotifyFailure } from '../../notices/notices.ts';
import { t } from '../../texts/en/issuedSheets.ftl';
import { momentText } from '../../texts/formats.ts';
import { IssueSheet } from './documents.ts';
import { IssuableContext } from './issuable.ts';
import type { PrintedFor } from './recipients.ts';

/** What each page says at its foot, and the address of the code beside it; undefined where nothing is issued. */
export type OnStamp = (stamp: string | undefined, code: string | undefined) => void;

const codeAddress = (issueId: string): string => `/api/public/sheets/${issueId}/code.svg`;

/** Waits until the picture is there: a print-out cannot be updated when it arrives. */
const drawable = (address: string): Promise<void> => {
  const picture = new Image();
  picture.src = address;
  return picture.decode();
};

/** Prints the sheet on the screen, and records it first where it is given out. */
export const usePrint = (onStamp: OnStamp) => {
  const issuable = use(IssuableContext);
  const [to, setTo] = useState<PrintedFor>('onlyMe');
  const [issueSheet, { pending }] = useCommand(IssueSheet);
  const notifyFailure = useNotifyFailure();

  const printWith = async (stamp?: string, code?: string): Promise<void> => {
    if (code) await drawable(code);
    flushSync(() => onStamp(stamp, code));
    // A print-out cannot be updated when the fonts arrive.
    await document.fonts.ready;
    window.print();
  };

  const print = async (): Promise<void> => {
    if (!issuable || to === 'onlyMe') return printWith();
    const { hold, printed, tableIds, ...sheet } = issuable;
    hold(true);
    try {
      const { issueSheet: issued } = await issueSheet({
        ...sheet,
        ...printed,
        to,
        tableIds: tableIds && [...tableIds],
      });
      const { id, number, createdAt } = issued.issue;
      const stamp = t('stamp', { number: String(number), at: momentText(createdAt) });
      await printWith(stamp, codeAddress(id));
    } catch (error) {
      notifyFailure(t('issue-failed'), error);
    } finally {
      hold(false);
    }
  };
  return { mayIssue: issuable !== undefined, to, setTo, print, pending };
};
