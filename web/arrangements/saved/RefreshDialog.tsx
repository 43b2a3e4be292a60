import { useQuery } from '@apollo/client/react';
import { useFollowPlan } from '../../eventPlans/useFollowPlan.ts';
import { useCommand } from '../../graphql/useCommand.ts';
import { useNotify } from '../../notices/notices.ts';
import { useAttempt } from '../../notices/useAttempt.ts';
import { t } from '../../texts/en/savedArrangements.ftl';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import {
  ArrangementDifference,
  RefreshArrangement,
  type Saved,
  TakeBackRefresh,
} from './documents.ts';
import { Effects } from './Effects.tsx';

type RefreshDialogProps = {
  eventId: string;
  arrangement: Saved;
  onClose: () => void;
};

/** Shows how the arrangement differs from the present seating before refreshing it. */
export const RefreshDialog = (props: RefreshDialogProps) => {
  const { eventId, onClose } = props;
  const { id, name } = props.arrangement;
  const [refresh] = useCommand(RefreshArrangement);
  const [takeBack] = useCommand(TakeBackRefresh);
  const notify = useNotify();
  const attempt = useAttempt();
  const { data, error, refetch } = useQuery(ArrangementDifference, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const working = useFollowPlan(eventId, () => refetch());
  const difference = data?.arrangementDifference;
  const differing = difference ? differenceTexts(difference) : undefined;
  const goBack = (of: string) =>
    attempt(t('take-back-failed'), async () => {
      await takeBack({ id, of });
      notify({ tone: 'success', title: t('taken-back') });
    });
  const run = () =>
    attempt(t('refresh-failed'), async () => {
      const { position, stepId } = (await refresh({ id })).refreshArrangement;
      if (position === null) return notify({ tone: 'info', title: t('is-present') });
      const onSelect = () => void goBack(stepId);
      const action = { label: t('undo'), altText: t('undo-elsewhere'), onSelect };
      notify({ tone: 'success', title: t('refreshed'), action });
    });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('refresh-question', { name })}
      confirm={t('refresh-it')}
      tone="primary"
      disabled={differing?.length === 0}
      onConfirm={() => working(run)}
    >
      <p>{t('refresh-means')}</p>
      <Effects texts={differing?.length === 0 ? [t('is-present')] : differing} error={error} />
    </ConfirmDialog>
  );
};

type Counts = { seats: number; tables: number; objects: number };

/** Empty if nothing differs. */
const differenceTexts = ({ seats, tables, objects }: Counts): string[] => [
  ...(seats > 0 ? [t('seats-differ', { count: seats })] : []),
  ...(tables > 0 ? [t('tables-differ', { count: tables })] : []),
  ...(objects > 0 ? [t('objects-differ', { count: objects })] : []),
];
