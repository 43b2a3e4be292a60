import { useDeferredValue, useMemo, useState } from 'react';
import { duplicateRows } from '../../schema/imports/duplicates.ts';
import type { ParsedImport } from '../../schema/imports/importRow.ts';
import { parsePaste } from '../../schema/imports/paste.ts';
import { undoAction, useUndo } from '../history/useUndo.ts';
import { useNotify, useNotifyFailure } from '../notices/notices.ts';
import { t } from '../texts/en/imports.ftl';
import { Dialog } from '../ui/Dialog.tsx';
import { TextArea } from '../ui/TextField.tsx';
import styles from './ImportDialog.module.css';
import { ImportFooter } from './ImportFooter.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportErrors, ImportNotices } from './ImportReport.tsx';
import type { ImportDialogProps } from './importDialogProps.ts';
import { importMessages } from './importMessages.ts';
import { rowErrorsOf, useImportAttendees } from './useImportAttendees.ts';

const readPaste = (text: string): ParsedImport => {
  try {
    return parsePaste(text);
  } catch {
    return { rows: [], errors: [importMessages.parseError.join(': ')], notices: [] };
  }
};

/** Attendees from pasted lines, with a preview and a report for each line (section 5). */
export const PasteImportDialog = (props: ImportDialogProps) => (
  <Dialog
    open={props.open}
    onOpenChange={props.onOpenChange}
    size="lg"
    title={t('bulk-import')}
    description={t('bulk-import-about')}
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
  const { undo } = useUndo(eventId);
  const notifyFailure = useNotifyFailure();

  // Long pastes are read after the field has shown them.
  const settled = useDeferredValue(text);
  const parsed = useMemo(() => readPaste(settled), [settled]);
  const duplicates = useMemo(() => duplicateRows(parsed.rows, attendees), [parsed, attendees]);
  const rows = parsed.rows.filter(({ row }) => keepDuplicates || !duplicates.has(row));

  const run = async () => {
    if (parsed.rows.length === 0) {
      const [title, description] = importMessages.noData;
      return notify({ tone: 'error', title, description });
    }
    try {
      const result = await importRows(rows);
      notify({
        tone: 'success',
        title: t('imported', { count: result.count }),
        action: undoAction(undo, result.stepId),
      });
      onOpenChange(false);
      onDone?.(result);
    } catch (error) {
      const [title, sentence] = importMessages.pasteFailed;
      notifyFailure(title, error, sentence);
      setServerErrors(rowErrorsOf(error, rows, 'Line'));
    }
  };

  const isOnlyDuplicates = parsed.rows.length > 0 && rows.length === 0;
  return (
    <div className={styles.steps}>
      <TextArea
        label={t('attendees')}
        rows={7}
        value={text}
        placeholder={t('paste-example')}
        spellCheck={false}
        onChange={(next) => {
          setText(next);
          setServerErrors([]);
        }}
      />
      {serverErrors.length > 0 && (
        <ImportErrors title={t('nobody-imported')} messages={serverErrors} />
      )}
      {parsed.errors.length > 0 && (
        <ImportErrors role="status" title={t('lines-skipped')} messages={parsed.errors} />
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
