import { listColumnsOf } from '../../schema/guestLists/columns.ts';
import { columnsByName, optionalColumns, wishColumns } from '../../schema/imports/columns.ts';
import { listKindOf } from '../../schema/imports/fileKinds.ts';
import { CapacityWarning } from '../eventPlans/CapacityWarning.tsx';
import { t } from '../texts/en/imports.ftl';
import { listText } from '../texts/formats.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Switch } from '../ui/Switch.tsx';
import { useIsStillShown } from '../ui/useIsStillShown.ts';
import { ChosenFile } from './ChosenFile.tsx';
import { fileIn } from './fileIn.ts';
import styles from './ImportDialog.module.css';
import { ImportFooter } from './ImportFooter.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportErrors, ImportNotices } from './ImportReport.tsx';
import type { ImportDialogProps } from './importDialogProps.ts';
import { CompareOffer } from './merge/CompareOffer.tsx';
import { Merging } from './merge/Merging.tsx';
import { useMerge } from './merge/useMerge.ts';
import { kindOf } from './readGuestFile.ts';
import { useEventColumns } from './useEventColumns.ts';
import { useGuestFile } from './useGuestFile.ts';
import { useImport } from './useImport.ts';
import { WishesPreview } from './WishesPreview.tsx';

/** The chosen file, with its people and their wishes, which are imported or merged. */
const useFileImport = (props: ImportDialogProps) => {
  const eventColumns = useEventColumns(props.plan);
  const file = useGuestFile(eventColumns, props.plan);
  const { chosen, phase } = file;
  // `phase` is set while another file is read, so that answers about the earlier file no longer count.
  const isStill = useIsStillShown(phase ?? chosen);
  const header = chosen?.table?.header;
  const mapping = chosen?.mapping ?? columnsByName(header ?? [], eventColumns);
  const source = { kind: listKindOf[kindOf(chosen?.file.name ?? '')], header, mapping };
  const { setKeepDuplicates, identity, ...imported } = useImport(props, {
    source: 'csv',
    list: source,
    unit: 'Row',
    failure: [t('upload-failed'), t('upload-failed-text')],
    found: file.rows,
    onRefused: (messages) => isStill() && file.setServerErrors(messages),
  });
  // Wishes may name people of rows that cannot be read.
  const wished = file.errors.length > 0 ? undefined : imported.wished;
  const errors = [...file.errors, ...identity.errors, ...(wished?.errors ?? [])];
  const notices = [...file.notices, ...identity.notices, ...(wished?.notices ?? [])];
  const wishes = wished ? wished.rules.length + wished.seats.length : 0;
  const isReady = errors.length === 0 && imported.rows.length + wishes > 0 && !phase;
  const list = { source, columns: listColumnsOf(mapping), rows: file.rows };
  const merge = useMerge(props.plan.id, list, isStill, props.onClose);
  // While another file is read, the rows are still those of the previous file.
  const canCompare =
    !phase &&
    file.rows.length > 0 &&
    file.errors.length === 0 &&
    imported.plan.attendees.length > 0;
  const choose = (next: File) => {
    setKeepDuplicates(false);
    return file.choose(next);
  };
  return {
    ...imported,
    ...{ eventColumns, file, mapping, wished, errors, notices, isReady },
    ...{ merge, canCompare, choose },
  };
};

/** Imports attendees from a file: choose, pick a sheet, map columns, preview, import (section 5). */
export const FileImportDialog = (props: ImportDialogProps) => {
  const importing = useFileImport(props);
  const { merge, eventColumns } = importing;
  const about = t('import-list-about', {
    columns: listText(optionalColumns),
    wishes: listText(wishColumns),
  });
  return (
    <Dialog
      onClose={props.onClose}
      size="lg"
      title={t('import-list')}
      description={merge.preview ? undefined : about}
    >
      {merge.preview ? (
        <Merging eventId={props.plan.id} {...{ merge, eventColumns }} preview={merge.preview} />
      ) : (
        <FileImport {...props} importing={importing} />
      )}
    </Dialog>
  );
};

type FileImportProps = ImportDialogProps & { importing: ReturnType<typeof useFileImport> };

const FileImport = ({ importing, ...props }: FileImportProps) => {
  const { eventColumns, file, mapping, rows, wished, errors, notices, merge } = importing;
  const { phase } = file;
  return (
    <div
      className={styles.steps}
      aria-busy={phase !== undefined}
      onPaste={(event) => {
        const pasted = fileIn(event.clipboardData, t('pasted-text'));
        if (pasted) void importing.choose(pasted);
      }}
    >
      <ChosenFile {...{ file, mapping, eventColumns }} onFile={importing.choose} />
      {errors.length > 0 && <ImportErrors title={t('cannot-import')} messages={errors} />}
      {notices.length > 0 && <ImportNotices messages={notices} />}
      {file.nameOrder && (
        <Switch
          value={!file.nameOrder.isKept}
          onChange={(isTurned) => file.keepNames(!isTurned)}
          label={t('first-names-first')}
          hint={t('first-names-first-about', {
            written: file.nameOrder.written,
            read: file.nameOrder.read,
          })}
        />
      )}
      {importing.canCompare && (
        <CompareOffer
          hasWishes={file.rows.some(({ wishes }) => wishes)}
          pending={merge.isComparing}
          onCompare={merge.compare}
        />
      )}
      {file.rows.length > 0 && <ImportPreview {...importing.preview} eventColumns={eventColumns} />}
      {wished && errors.length === 0 && <WishesPreview wishing={wished} plan={importing.plan} />}
      <CapacityWarning eventId={props.plan.id} adding={rows.length} />
      <ImportFooter
        count={rows.length}
        reason={errors.length > 0 ? t('errors-first') : importing.knownOnly}
        isReady={importing.isReady}
        isPending={importing.pending}
        progress={
          phase && (phase === 'reading' ? t('reading', { file: file.readingName }) : t('checking'))
        }
        onCancel={props.onClose}
        onImport={importing.run}
      />
    </div>
  );
};
