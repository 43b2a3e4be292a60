import { useDeferredValue, useMemo, useState } from 'react';
import { duplicateRows } from '../../schema/imports/duplicates.ts';
import type { ParsedImport } from '../../schema/imports/importRow.ts';
import { parsePaste } from '../../schema/imports/paste.ts';
import { useNotify, useNotifyFailure } from '../notices/notices.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { TextArea } from '../ui/TextField.tsx';
import styles from './ImportDialog.module.css';
import { ImportFooter } from './ImportFooter.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportErrors, ImportNotices } from './ImportReport.tsx';
import type { ImportDialogProps } from './importDialogProps.ts';
import { importMessages } from './importMessages.ts';
import { rowErrorsOf, useImportAttendees } from './useImportAttendees.ts';

const example = 'Mira Halvorsen, CFO, Nordlys AS, linkedin.com/in/mira, customer, mira@example.com';

const readPaste = (text: string): ParsedImport => {
  try {
    return parsePaste(text);
  } catch {
    const { title, text: sentence } = importMessages.parseError;
    return { rows: [], errors: [`${title}: ${sentence}`], notices: [] };
  }
};

/** Attendees from pasted lines, with a preview and a report for each line (section 5). */
export const PasteImportDialog = (props: ImportDialogProps) => (
  <Dialog
    open={props.open}
    onOpenChange={props.onOpenChange}
    size="lg"
    title="Bulk Import"
    description="One person a line: name, title, company and LinkedIn URL, then a role and an e-mail if you have them. Split the fields by tab, pipe or comma."
  >
    <PasteImport {...props} />
  </Dialog>
);

const PasteImport = ({ eventId, attendees, onOpenChange, onDone }: ImportDialogProps) => {
  const [text, setText] = useState('');
  const [keepDuplicates, setKeepDuplicates] = useState(false);
  const [serverErrors, setServerErrors] = useState<string[]>([]);
  const [importRows, { pending }] = useImportAttendees(eventId, 'paste');
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();

  // Long pastes are read after the field has shown them.
  const settled = useDeferredValue(text);
  const parsed = useMemo(() => readPaste(settled), [settled]);
  const duplicates = useMemo(() => duplicateRows(parsed.rows, attendees), [parsed, attendees]);
  const rows = parsed.rows.filter(({ row }) => keepDuplicates || !duplicates.has(row));

  const run = async () => {
    if (parsed.rows.length === 0) {
      const { title, text: sentence } = importMessages.noData;
      return notify({ tone: 'error', title, description: sentence });
    }
    try {
      const result = await importRows(rows);
      notify({ tone: 'success', title: importMessages.succeeded(result.count) });
      onOpenChange(false);
      onDone?.(result);
    } catch (error) {
      const { title, text: sentence } = importMessages.pasteFailed;
      notifyFailure(title, error, sentence);
      setServerErrors(rowErrorsOf(error, rows, 'Line'));
    }
  };

  const isOnlyDuplicates = parsed.rows.length > 0 && rows.length === 0;
  return (
    <div className={styles.steps}>
      <TextArea
        label="Attendees"
        rows={7}
        value={text}
        placeholder={example}
        spellCheck={false}
        onChange={(next) => {
          setText(next);
          setServerErrors([]);
        }}
      />
      {serverErrors.length > 0 && (
        <ImportErrors title="Nobody was imported" messages={serverErrors} />
      )}
      {parsed.errors.length > 0 && (
        <ImportErrors role="status" title="These lines are skipped" messages={parsed.errors} />
      )}
      {parsed.notices.length > 0 && <ImportNotices messages={parsed.notices} />}
      {parsed.rows.length > 0 && (
        <ImportPreview
          unit="Line"
          rows={parsed.rows}
          duplicates={duplicates}
          keepDuplicates={keepDuplicates}
          onKeepDuplicates={setKeepDuplicates}
        />
      )}
      <ImportFooter
        count={rows.length}
        isReady={text.trim() !== '' && settled === text && !isOnlyDuplicates}
        isPending={pending}
        onCancel={() => onOpenChange(false)}
        onImport={run}
      />
    </div>
  );
};
