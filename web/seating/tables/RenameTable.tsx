import { z } from 'zod';
import { tableFields } from '../../../schema/inputs/tables.ts';
import { t } from '../../texts/en/seatingTables.ftl';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useForm } from '../../ui/useForm.ts';
import styles from './TableSettings.module.css';

const nameField = z.strictObject({ name: tableFields.shape.name });

type RenameTableProps = {
  name: string;
  /** Returns whether it succeeded. */
  onRename: (name: string) => Promise<boolean>;
};

/** The table's name, validated as in the table form (specification, section 5). */
export const RenameTable = ({ name, onRename }: RenameTableProps) => {
  const { field, values, submit, isPending } = useForm({
    present: { name },
    schema: nameField,
    save: (renamed) => onRename(renamed.name),
    stays: true,
  });
  return (
    <form noValidate className={styles.rename} onSubmit={submit}>
      <TextField label={t('name')} {...field('name')} />
      <Button type="submit" pending={isPending} disabled={values.name.trim() === name}>
        {t('rename')}
      </Button>
    </form>
  );
};
