import type { ColumnMapping } from '../../schema/imports/columns.ts';
import type { EventColumn } from '../../schema/imports/eventColumns.ts';
import { importTemplate } from '../../schema/imports/template.ts';
import { downloadCsv } from '../files/downloadCsv.ts';
import { t } from '../texts/en/imports.ftl';
import { Button } from '../ui/Button.tsx';
import { Select } from '../ui/Select.tsx';
import { ColumnMapper } from './ColumnMapper.tsx';
import { FileDrop } from './FileDrop.tsx';
import styles from './ImportDialog.module.css';
import type { useGuestFile } from './useGuestFile.ts';

type ChosenFileProps = {
  file: ReturnType<typeof useGuestFile>;
  /** The current mapping of columns, whoever assigned them. */
  mapping: ColumnMapping;
  eventColumns: readonly EventColumn[];
  onFile: (file: File) => Promise<void>;
};

/** The file to import, with its sheet and what its columns hold. */
export const ChosenFile = ({ file, mapping, eventColumns, onFile }: ChosenFileProps) => {
  const { chosen } = file;
  const header = chosen?.table?.header;
  return (
    <>
      <FileDrop fileName={chosen?.file.name} hint={t('file-limits')} onFile={onFile} />
      {chosen?.sheets && (
        <Select
          label={t('sheet')}
          hint={t('sheet-about', { count: chosen.sheets.length })}
          required
          placeholder={t('choose-sheet')}
          options={chosen.sheets.map((name) => ({ value: name, label: name }))}
          value={chosen.sheet ?? ''}
          onChange={(sheet) => void file.chooseSheet(sheet)}
        />
      )}
      <div className={styles.beside}>
        <Button
          variant="quiet"
          size="sm"
          icon="download"
          onClick={() => downloadCsv(t('template-file'), importTemplate())}
        >
          {t('template')}
        </Button>
        {header && !chosen.mapping && file.rows.length > 0 && (
          <Button variant="quiet" size="sm" icon="edit" onClick={() => file.map(mapping)}>
            {t('change-columns')}
          </Button>
        )}
      </div>
      {header && chosen.mapping && (
        <ColumnMapper
          header={header}
          eventColumns={eventColumns}
          mapping={chosen.mapping}
          isRemembered={chosen.isRemembered}
          onChange={file.map}
        />
      )}
    </>
  );
};
