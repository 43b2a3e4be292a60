import { useQuery } from '@apollo/client/react';
import { SavedArrangements } from '../../arrangements/saved/documents.ts';
import { useDetailsShown } from '../../chart/detailsShown.ts';
import { ExportItems } from '../../files/ExportItems.tsx';
import { t } from '../../texts/en/historyCompare.ftl';
import { BackLink } from '../../ui/BackLink.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Headbar, HeadbarTools } from '../../ui/Headbar.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ViewSwitch } from '../../ui/ViewSwitch.tsx';
import styles from './Compare.module.css';
import type { ComparedEvent, Comparison } from './comparison.ts';
import { exports } from './exports.ts';
import { PlanPicker } from './PlanPicker.tsx';
import type { Sides } from './useComparison.ts';

type ExportMenuProps = { event: ComparedEvent; comparison: Comparison };

/** Downloads the lists as spreadsheet files. */
const ExportMenu = ({ event, comparison }: ExportMenuProps) => {
  const withDetails = useDetailsShown();
  return (
    <Menu trigger={<Button icon="download">{t('export')}</Button>}>
      <ExportItems {...{ exports, event, withDetails }} source={() => comparison} />
    </Menu>
  );
};

export type View = 'one' | 'both';

type CompareHeaderProps = {
  eventId: string;
  event: ComparedEvent | undefined;
  comparison: Comparison | undefined;
  sides: Sides;
  view: View;
  onSides: (sides: Partial<Sides>) => void;
  onView: (view: View) => void;
};

/** Selects the two plans and the view. */
export const CompareHeader = (props: CompareHeaderProps) => {
  const { eventId, event, comparison, sides, view, onSides, onView } = props;
  const saved = useQuery(SavedArrangements, { variables: { id: eventId } });
  const arrangements = saved.data?.event?.arrangements.items ?? [];
  const [from, to] = [
    sides.from ?? comparison?.from.reference ?? null,
    sides.to ?? comparison?.to.reference ?? 'now',
  ];
  return (
    <Headbar
      back={<BackLink to={`/seating?event=${eventId}`}>{t('back')}</BackLink>}
      title={event ? t('compare-of', { name: event.name }) : <Skeleton width="16rem" />}
    >
      <fieldset className={styles.pickers} aria-label={t('sides')}>
        <PlanPicker
          label={t('from')}
          timeLabel={t('from-time')}
          reference={from}
          side={comparison?.from}
          arrangements={arrangements}
          onChange={(reference) => onSides({ from: reference })}
        />
        <div className={styles.swap}>
          <IconButton
            icon="turn"
            variant="secondary"
            label={t('swap')}
            disabled={!from}
            onClick={() => onSides({ from: to, to: from })}
          />
        </div>
        <PlanPicker
          label={t('to')}
          timeLabel={t('to-time')}
          reference={to}
          side={comparison?.to}
          arrangements={arrangements}
          onChange={(reference) => onSides({ to: reference })}
        />
      </fieldset>
      <HeadbarTools>
        <ViewSwitch
          label={t('view')}
          view={view}
          views={{ one: t('one-chart'), both: t('side-by-side') }}
          onView={onView}
        />
        {event && comparison && <ExportMenu event={event} comparison={comparison} />}
      </HeadbarTools>
    </Headbar>
  );
};
