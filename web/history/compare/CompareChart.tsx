import { useMemo } from 'react';
import { Floor } from '../../chart/Floor.tsx';
import { StandingExtents, StandingObjects } from '../../floorObjects/StandingObjects.tsx';
import { landmarkOf } from '../../floorObjects/shapes.ts';
import { roomLandmarks } from '../../rooms/drawnRoom.ts';
import { RoomBeneath } from '../../rooms/RoomBeneath.tsx';
import { t } from '../../texts/en/historyCompare.ftl';
import { EmptyState } from '../../ui/StateMessage.tsx';
import type { PictureView } from '../timeline/pictureView.ts';
import styles from './Compare.module.css';
import type { Comparison } from './comparison.ts';
import { ChosenSeat, DifferenceMarks, MoveArrow } from './DifferenceMarks.tsx';
import { Legend } from './Legend.tsx';
import { marksOf, type ShownPerson, type SideName } from './marks.ts';
import type { RowSubject } from './rows.ts';
import { sideText } from './words.ts';

type CompareChartProps = {
  eventId: string;
  comparison: Comparison;
  side: SideName;
  view: PictureView;
  /** Whether the chart needs a heading because the other one is beside it. */
  isNamed: boolean;
  chosen: RowSubject | null;
  shown: ShownPerson | null;
};

/** The chart of one of the two plans, with its differences marked. */
export const CompareChart = (props: CompareChartProps) => {
  const { comparison, side, view, isNamed, chosen, shown } = props;
  const marks = useMemo(() => marksOf(comparison, side, view), [comparison, side, view]);
  const landmarks = useMemo(
    () => [...view.objects.map(landmarkOf), ...roomLandmarks(view.room)],
    [view],
  );
  const tableId = chosen?.what === 'table' ? chosen.id : null;
  const table = marks.tables.find((marked) => marked.table.id === tableId)?.table;
  const standing = view.tables.find((one) => one.table.id === tableId)?.table;
  const name = t('chart-from', { side: sideText(comparison[side]) });
  const isNew = shown && !shown[side];
  return (
    <section className={styles.chart} aria-label={isNamed ? name : t('chart')}>
      {isNamed && <h2 className={styles.sideName}>{name}</h2>}
      {view.tables.length === 0 && marks.tables.length === 0 ? (
        <div className={styles.noTables}>
          <EmptyState icon="table" title={t('no-tables')} text={t('no-tables-text')} />
        </div>
      ) : (
        <Floor
          tables={view.tables}
          landmarks={landmarks}
          beneath={
            <>
              <RoomBeneath eventId={props.eventId} room={view.room} />
              <StandingExtents objects={view.objects} />
            </>
          }
          label={name}
          readOnly
          pickedId={chosen?.what === 'person' ? chosen.id : null}
          selectedTableId={tableId}
          revealed={shown?.[side] ?? standing ?? table ?? (isNew ? shown.from : null)}
        >
          <StandingObjects objects={view.objects} tables={view.tables} />
          <DifferenceMarks marks={marks} />
          <ChosenSeat at={shown?.[side]} />
          {!isNamed && <MoveArrow shown={shown} />}
        </Floor>
      )}
      <Legend side={side} />
    </section>
  );
};
