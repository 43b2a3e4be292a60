import { useMemo, useState } from 'react';
import { duplicateRows } from '../../schema/imports/duplicates.ts';
import type { ParsedImport } from '../../schema/imports/importRow.ts';
import { useNotify, useNotifyFailure } from '../notices/notices.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { FileDrop } from './FileDrop.tsx';
import styles from './ImportDialog.module.css';
import { ImportFooter } from './ImportFooter.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportErrors, ImportNotices } from './ImportReport.tsx';
import type { ImportDialogProps } from './importDialogProps.ts';
import { importMessages } from './importMessages.ts';
import { readCsvFile } from './readCsvFile.ts';
import { rowErrorsOf, useImportAttendees } from './useImportAttendees.ts';

type Chosen = ParsedImport & { fileName: string };

/** Attendees from a CSV file: choose, preview, import (specification, section 5). */
export const ImportCsvDialog = (props: ImportDialogProps) => (
  <Dialog
    open={props.open}
    onOpenChange={props.onOpenChange}
    size="lg"
    title="Import CSV"
    description="The file needs the columns name and tag. It may have title, company, notes, email, phone and linkedinUrl."
  >
    <CsvImport {...props} />
  </Dialog>
);

const CsvImport = ({ eventId, attendees, onOpenChange, onDone }: ImportDialogProps) => {
  const [chosen, setChosen] = useState<Chosen>();
  const [keepDuplicates, setKeepDuplicates] = useState(false);
  const [importRows, { pending }] = useImportAttendees(eventId, 'csv');
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();

  const duplicates = useMemo(
    () => duplicateRows(chosen?.rows ?? [], attendees),
    [chosen, attendees],
  );
  const rows = (chosen?.rows ?? []).filter(({ row }) => keepDuplicates || !duplicates.has(row));
  const errors = chosen?.errors ?? [];

  const choose = async (file: File) => {
    setKeepDuplicates(false);
    setChosen({ ...(await readCsvFile(file)), fileName: file.name });
  };
  const run = async () => {
    if (!chosen) return;
    try {
      const result = await importRows(rows);
      notify({ tone: 'success', title: importMessages.succeeded(result.count) });
      onOpenChange(false);
      onDone?.(result);
    } catch (error) {
      const { title, text } = importMessages.csvFailed;
      notifyFailure(title, error, text);
      setChosen({ ...chosen, errors: rowErrorsOf(error, rows, 'Row') });
    }
  };

  return (
    <div className={styles.steps}>
      <FileDrop
        fileName={chosen?.fileName}
        hint="Up to 5,000 rows and 2 MB; comma, semicolon or tab"
        onFile={choose}
      />
      {errors.length > 0 && (
        <ImportErrors title="The file cannot be imported as it is" messages={errors} />
      )}
      {chosen && chosen.notices.length > 0 && <ImportNotices messages={chosen.notices} />}
      {chosen && chosen.rows.length > 0 && (
        <ImportPreview
          unit="Row"
          rows={chosen.rows}
          duplicates={duplicates}
          keepDuplicates={keepDuplicates}
          onKeepDuplicates={setKeepDuplicates}
        />
      )}
      <ImportFooter
        count={rows.length}
        isReady={errors.length === 0 && rows.length > 0}
        isPending={pending}
        onCancel={() => onOpenChange(false)}
        onImport={run}
      />
    </div>
  );
};
