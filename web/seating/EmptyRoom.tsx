import { useQuery } from '@apollo/client/react';
import { useSetAtom } from 'jotai';
import { StartFromTemplate } from '../arrangements/saved/StartFromTemplate.tsx';
import { graphql } from '../gql/gql.ts';
import { ImportMenu } from '../imports/ImportMenu.tsx';
import { t } from '../texts/en/seatingParts.ftl';
import { Button } from '../ui/Button.tsx';
import { DialogTrigger } from '../ui/DialogTrigger.tsx';
import { EmptyState } from '../ui/StateMessage.tsx';
import type { Plan } from './seatingPlan.ts';
import { toolDialogAtom } from './state.ts';
import styles from './Workspace.module.css';

const SomeTemplate = graphql(`
  query SomeTemplate {
    templates(limit: 1) {
      items {
        id
      }
    }
  }
`);

type EmptyRoomProps = {
  plan: Plan;
  readOnly: boolean;
  /** Whether it is over a chart that shows only floor objects. */
  isOver?: boolean;
};

/** A room without tables, with the ways to begin. */
export const EmptyRoom = ({ plan, readOnly, isOver = false }: EmptyRoomProps) =>
  isOver ? (
    <section className={styles.overRoom}>
      <div>
        <h2>{t(readOnly ? 'no-tables' : 'add-first-table')}</h2>
        {!readOnly && <WaysToBegin plan={plan} />}
      </div>
    </section>
  ) : (
    <div className={styles.emptyRoom}>
      <EmptyState
        icon="table"
        title={t(readOnly ? 'no-tables' : 'add-first-table')}
        text={t(readOnly ? 'not-laid-out' : 'tables-stand-here')}
        actions={!readOnly && <WaysToBegin plan={plan} />}
      />
    </div>
  );

const WaysToBegin = ({ plan }: { plan: Plan }) => {
  const open = useSetAtom(toolDialogAtom);
  const hasPeople = plan.attendees.length > 0;
  const { data } = useQuery(SomeTemplate);
  return (
    <>
      <DialogTrigger onOpen={() => open('several')}>
        <Button variant="primary" icon="plus">
          {t('add-tables')}
        </Button>
      </DialogTrigger>
      {!hasPeople && (
        <ImportMenu onFrom={open} trigger={<Button icon="upload">{t('import-people')}</Button>} />
      )}
      {(data?.templates.items.length ?? 0) > 0 && (
        <StartFromTemplate onOpen={() => open('templates')} />
      )}
    </>
  );
};
