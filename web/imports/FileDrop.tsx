import { type DragEvent, useState } from 'react';
import { t } from '../texts/en/imports.ftl';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import shared from '../ui/shared.module.css';
import styles from './FileDrop.module.css';
import { fileIn } from './fileIn.ts';

type FileDropProps = {
  /** The chosen file's name; undefined before a choice. */
  fileName: string | undefined;
  hint: string;
  onFile: (file: File) => void;
};

/** A file input that also accepts a dropped file or text. */
export const FileDrop = ({ fileName, hint, onFile }: FileDropProps) => {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = fileIn(event.dataTransfer, t('pasted-text'));
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
        accept=".csv,.tsv,.txt,.xlsx,.vcf,text/csv,text/vcard"
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
