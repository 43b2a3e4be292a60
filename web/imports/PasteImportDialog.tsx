import { useDeferredValue, useMemo, useState } from 'react';
import {
  errorsOfUnended,
  nothingPasted,
  type ParsedPaste,
  parsePaste,
} from '../../schema/imports/paste.ts';
import { CapacityWarning } from '../eventPlans/CapacityWarning.tsx';
import { useNotify } from '../notices/notices.ts';
import { t } from '../texts/en/imports.ftl';
import { Dialog } from '../ui/Dialog.tsx';
import { TextArea } from '../ui/TextField.tsx';
import { useIsStillShown } from '../ui/useIsStillShown.ts';
import styles from './ImportDialog.module.css';
import { ImportFooter } from './ImportFooter.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportErrors, ImportNotices } from './ImportReport.tsx';
import type { ImportDialogProps } from './importDialogProps.ts';
import { CompareOffer } from './merge/CompareOffer.tsx';
import { Merging } from './merge/Merging.tsx';
import { useMerge } from './merge/useMerge.ts';
import { useImport } from './useImport.ts';

const readPaste = (text: string): ParsedPaste => {
  try {
    return parsePaste(text);
  } catch {
    return { ...nothingPasted, errors: [`${t('parse-error')}: ${t('parse-error-text')}`] };
  }
};

const source = { kind: 'paste' } as const;
/** Lines hold no fields of the event. */
const noColumns: readonly [] = [];

/** The pasted lines with their people, who are imported or merged. */
const usePasteImport = (props: ImportDialogProps) => {
  const [text, setText] = useState('');
  const [serverErrors, setServerErrors] = useState<string[]>([]);
  const isStill = useIsStillShown(text);
  const notify = useNotify();
  // Deferred, so that a long paste appears in the field before it is parsed.
  const settled = useDeferredValue(text);
  const parsed = useMemo(() => readPaste(settled), [settled]);
  const { plan, rows, run, pending, preview, knownOnly } = useImport(props, {
    source: 'paste',
    list: source,
    unit: 'Line',
    failure: [t('import-failed'), t('import-failed-text')],
    found: parsed.rows,
    onRefused: (messages) => isStill() && setServerErrors(messages),
  });
  const runOrSay = async () => {
    if (parsed.rows.length > 0) return run();
    notify({ tone: 'error', title: t('no-data'), description: t('no-data-text') });
  };
  const list = { source, columns: parsed.columns, rows: parsed.rows };
  const merge = useMerge(props.plan.id, list, isStill, props.onClose);
  // People on skipped lines would wrongly count as missing.
  const canCompare =
    settled === text &&
    parsed.rows.length > 0 &&
    parsed.errors.length === 0 &&
    plan.attendees.length > 0;
  const isOnlyDuplicates = parsed.rows.length > 0 && rows.length === 0;
  const isReady = text.trim() !== '' && settled === text && !isOnlyDuplicates;
  const write = (next: string) => {
    setText(next);
    setServerErrors([]);
  };
  return {
    ...{ text, settled, parsed, rows, write, serverErrors, merge, canCompare },
    ...{ preview, knownOnly, isReady, pending, run: runOrSay },
  };
};

/** Imports attendees from pasted lines, with a preview and a report per line (section 5). */
export const PasteImportDialog = (props: ImportDialogProps) => {
  const importing = usePasteImport(props);
  const { merge } = importing;
  return (
    <Dialog
      onClose={props.onClose}
      size="lg"
      title={t('bulk-import')}
      description={merge.preview ? undefined : t('bulk-import-about')}
    >
      {merge.preview ? (
        <Merging
          eventId={props.plan.id}
          merge={merge}
          preview={merge.preview}
          eventColumns={noColumns}
        />
      ) : (
        <PasteImport {...props} importing={importing} />
      )}
    </Dialog>
  );
};

type PasteImportProps = ImportDialogProps & { importing: ReturnType<typeof usePasteImport> };

const PasteImport = ({ importing, plan, onClose }: PasteImportProps) => {
  const { text, parsed, rows, serverErrors, merge } = importing;
  return (
    <div className={styles.steps}>
      <TextArea
        label={t('attendees')}
        rows={7}
        value={text}
        placeholder={t('paste-example')}
        spellCheck={false}
        onChange={importing.write}
      />
      {serverErrors.length > 0 && (
        <ImportErrors title={t('nobody-imported')} messages={serverErrors} />
      )}
      <LinesReport text={importing.settled} parsed={parsed} />
      {importing.canCompare && (
        <CompareOffer hasWishes={false} pending={merge.isComparing} onCompare={merge.compare} />
      )}
      {parsed.rows.length > 0 && <ImportPreview {...importing.preview} eventColumns={noColumns} />}
      <CapacityWarning eventId={plan.id} adding={rows.length} />
      <ImportFooter
        count={rows.length}
        reason={importing.knownOnly}
        isReady={importing.isReady}
        isPending={importing.pending}
        onCancel={onClose}
        onImport={importing.run}
      />
    </div>
  );
};

/** The lines that are skipped, and remarks on others. */
const LinesReport = ({ text, parsed }: { text: string; parsed: ParsedPaste }) => {
  const unended = errorsOfUnended(text, parsed.errors);
  const skipped = parsed.errors.filter((error) => !unended.includes(error));
  const notices = [...parsed.notices, ...unended];
  return (
    <>
      {skipped.length > 0 && (
        <ImportErrors
          role="status"
          title={t('lines-skipped', { count: skipped.length })}
          messages={skipped}
        />
      )}
      {notices.length > 0 && <ImportNotices messages={notices} />}
    </>
  );
};
