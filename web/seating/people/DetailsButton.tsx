import { useSetAtom } from 'jotai';
import { t } from '../../texts/en/seatingPeople.ftl';
import { IconButton } from '../../ui/Button.tsx';
import type { Attendee } from '../seatingPlan.ts';
import { detailsOfAtom } from '../state.ts';
import styles from './People.module.css';

type DetailsButtonProps = { attendee: Pick<Attendee, 'id' | 'name'>; tabIndex?: number };

/** Opens the panel with all details of an attendee. */
export const DetailsButton = ({ attendee: { id, name }, tabIndex }: DetailsButtonProps) => {
  const show = useSetAtom(detailsOfAtom);
  return (
    <IconButton
      icon="info"
      size="sm"
      label={t('details-of', { name })}
      tabIndex={tabIndex}
      className={styles.details}
      onClick={() => show(id)}
    />
  );
};
