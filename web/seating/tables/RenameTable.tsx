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
export const RenameTable = ({ name: present, onRename }: RenameTableProps) => {
  const { field, submit, isPending } = useForm({
    // Null while it is not edited: others may rename the table.
    initial: { name: null as string | null },
    schema: nameField,
    toInput: ({ name }) => ({ name: name ?? present }),
    save: async ({ name }): Promise<void> => {
      if (await onRename(name)) field('name').onChange(null);
    },
  });
  const typed = field('name');
  const value = typed.value ?? present;
  return (
    <form noValidate className={styles.rename} onSubmit={submit}>
      <TextField label={t('name')} {...typed} value={value} />
      <Button type="submit" pending={isPending} disabled={value.trim() === present}>
        {t('rename')}
      </Button>
    </form>
  );
};
