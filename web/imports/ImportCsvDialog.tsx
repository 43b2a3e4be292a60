import { useMemo, useState } from 'react';
import { columnsByName } from '../../schema/imports/columns.ts';
import { duplicateRows } from '../../schema/imports/duplicates.ts';
import { undoAction, useUndo } from '../history/useUndo.ts';
import { useNotify, useNotifyFailure } from '../notices/notices.ts';
import { t } from '../texts/en/imports.ftl';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ColumnMapper } from './ColumnMapper.tsx';
import { FileDrop } from './FileDrop.tsx';
import styles from './ImportDialog.module.css';
import { ImportFooter } from './ImportFooter.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportErrors, ImportNotices } from './ImportReport.tsx';
import type { ImportDialogProps } from './importDialogProps.ts';
import { importMessages } from './importMessages.ts';
import { TemplateButton } from './TemplateButton.tsx';
import { useCsvFile } from './useCsvFile.ts';
import { rowErrorsOf, useImportAttendees } from './useImportAttendees.ts';

/** Attendees from a CSV file: choose, say what its columns hold, preview, import (section 5). */
export const ImportCsvDialog = (props: ImportDialogProps) => (
  <Dialog
    open={props.open}
    onOpenChange={props.onOpenChange}
    size="lg"
    title={t('import-csv')}
    description={t('import-csv-about')}
  >
    <CsvImport {...props} />
  </Dialog>
);

const CsvImport = ({ eventId, attendees, onOpenChange, onDone }: ImportDialogProps) => {
  const file = useCsvFile();
  const { chosen, phase, errors, notices } = file;
  const [keepDuplicates, setKeepDuplicates] = useState(false);
  const [importRows, { pending }] = useImportAttendees(eventId, 'csv');
  const notify = useNotify();
  const { undo } = useUndo(eventId);
  const notifyFailure = useNotifyFailure();

  const duplicates = useMemo(() => duplicateRows(file.rows, attendees), [file.rows, attendees]);
  const rows = file.rows.filter(({ row }) => keepDuplicates || !duplicates.has(row));
  const header = chosen?.table?.header;

  const choose = (next: File) => {
    setKeepDuplicates(false);
    return file.choose(next);
  };
  const run = async () => {
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
      const [title, text] = importMessages.csvFailed;
      notifyFailure(title, error, text);
      file.setServerErrors(rowErrorsOf(error, rows, 'Row'));
    }
  };

  return (
    <div className={styles.steps} aria-busy={phase !== undefined}>
      <FileDrop fileName={chosen?.fileName} hint={t('file-limits')} onFile={choose} />
      <div className={styles.beside}>
        <TemplateButton />
        {header && !chosen.mapping && file.rows.length > 0 && (
          <Button
            variant="quiet"
            size="sm"
            icon="edit"
            onClick={() => file.map(columnsByName(header))}
          >
            {t('change-columns')}
          </Button>
        )}
      </div>
      {header && chosen.mapping && (
        <ColumnMapper header={header} mapping={chosen.mapping} onChange={file.map} />
      )}
      {errors.length > 0 && <ImportErrors title={t('cannot-import')} messages={errors} />}
      {notices.length > 0 && <ImportNotices messages={notices} />}
      {file.rows.length > 0 && (
        <ImportPreview
          unit="Row"
          rows={file.rows}
          duplicates={duplicates}
          keepDuplicates={keepDuplicates}
          onKeepDuplicates={setKeepDuplicates}
        />
      )}
      <ImportFooter
        count={rows.length}
        isReady={errors.length === 0 && rows.length > 0 && !phase}
        isPending={pending}
        progress={
          phase && (phase === 'reading' ? t('reading', { file: file.readingName }) : t('checking'))
        }
        onCancel={() => onOpenChange(false)}
        onImport={run}
      />
    </div>
  );
};
