import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../../texts/en/issuedSheets.ftl';
import { Button } from '../../ui/Button.tsx';
import { DialogTrigger } from '../../ui/DialogTrigger.tsx';
import { Select } from '../../ui/Select.tsx';
import { IssuedSheetsDialog } from './IssuedSheetsDialog.tsx';
import { recipientOptions } from './recipients.ts';
import type { usePrint } from './usePrint.ts';

type PrintButtonsProps = {
  eventId: string;
  isEmpty: boolean;
  printing: ReturnType<typeof usePrint>;
};

/** Prints the sheet. Editors of the event may issue it, and see what was issued. */
export const PrintButtons = ({ eventId, isEmpty, printing }: PrintButtonsProps) => {
  const { mayIssue, to, setTo, print, isIssuing } = printing;
  // Closes the list when a link in it is followed, even to the same screen.
  const { key } = useLocation();
  const [listedAt, setListedAt] = useState<string>();
  return (
    <>
      {mayIssue && (
        <DialogTrigger onOpen={() => setListedAt(key)}>
          <Button icon="history">{t('issues')}</Button>
        </DialogTrigger>
      )}
      {mayIssue && (
        <Select
          label={t('for')}
          value={to}
          onChange={setTo}
          options={recipientOptions}
          disabled={isIssuing}
        />
      )}
      <Button
        variant="primary"
        icon="print"
        disabled={isEmpty}
        pending={isIssuing}
        onClick={() => void print()}
      >
        {to === 'onlyMe' ? t('print') : t('issue')}
      </Button>
      {listedAt === key && (
        <IssuedSheetsDialog eventId={eventId} onClose={() => setListedAt(undefined)} />
      )}
    </>
  );
};
