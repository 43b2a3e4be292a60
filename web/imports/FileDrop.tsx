import { type DragEvent, useState } from 'react';
import { t } from '../texts/en/imports.ftl';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import shared from '../ui/shared.module.css';
import styles from './FileDrop.module.css';

type FileDropProps = {
  /** The chosen file's name; undefined before a choice. */
  fileName: string | undefined;
  hint: string;
  onFile: (file: File) => void;
};

/** A file input that also accepts a dropped file. */
export const FileDrop = ({ fileName, hint, onFile }: FileDropProps) => {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  return (
    <label
      className={classes(styles.drop, fileName && styles.compact, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        className={styles.input}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          // Resets the input, so that the same file can be chosen again after a correction.
          event.target.value = '';
        }}
      />
      <Icon name="upload" size={fileName ? 20 : 24} />
      <span className={styles.text}>
        {fileName ?? (
          <>
            <span className={styles.action}>{t('choose-file')}</span> {t('or-drop')}
          </>
        )}
      </span>
      <span className={shared.faint}>{fileName ? t('choose-another') : hint}</span>
    </label>
  );
};
