import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useCopyLink } from '../notices/useCopyLink.ts';
import { numberText } from '../texts/formats.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Page } from '../ui/Page.tsx';
import { PageSpinner } from '../ui/Spinner.tsx';
import { EmptyState, ErrorState } from '../ui/StateMessage.tsx';
import { ArrangementChart } from './ArrangementChart.tsx';
import { FindYourSeat } from './FindYourSeat.tsx';
import styles from './PublicArrangementPage.module.css';
import { type PublicArrangement, usePublicArrangement } from './publicArrangement.ts';
import { SeatingList } from './SeatingList.tsx';
import { seatedIn } from './seats.ts';

/** What anyone with the link sees (specification, section 2): the seating as it was saved. */
export default function PublicArrangementPage() {
  const { id = '' } = useParams();
  const state = usePublicArrangement(id);
  if (state.status === 'loading') return <PageSpinner label="Loading the seating" />;
  if (state.status === 'ready') return <Arrangement arrangement={state.arrangement} />;
  if (state.status === 'failed') {
    return (
      <Page title="Seating">
        <ErrorState
          title="The seating could not be loaded"
          message={state.message}
          onRetry={state.retry}
        />
      </Page>
    );
  }
  return (
    <Page title="Arrangement Not Found">
      <EmptyState icon="chair" heading="h1" title="Arrangement Not Found">
        This seating is not shared, or no longer is. Ask whoever sent you the link for a new one.
      </EmptyState>
    </Page>
  );
}

const Arrangement = ({ arrangement }: { arrangement: PublicArrangement }) => {
  const [foundSeatId, setFoundSeatId] = useState<string>();
  const seated = useMemo(() => seatedIn(arrangement), [arrangement]);
  return (
    <Page title={arrangement.name}>
      <Title arrangement={arrangement} />
      <FindYourSeat seated={seated} chosen={foundSeatId} onChoose={setFoundSeatId} />
      <ArrangementChart arrangement={arrangement} highlightedSeatId={foundSeatId} />
      <SeatingList arrangement={arrangement} highlightedSeatId={foundSeatId} />
    </Page>
  );
};

const Title = ({ arrangement }: { arrangement: PublicArrangement }) => {
  const copyLink = useCopyLink();
  const { name, description, attendeeCount, seatCount, capacityPercent } = arrangement;
  const counts = [
    { label: 'Attendees', value: numberText(attendeeCount) },
    { label: 'Total Seats', value: numberText(seatCount) },
    { label: 'Capacity', value: `${capacityPercent}%` },
  ];
  return (
    <header className={styles.header}>
      <div className={styles.titles}>
        <Badge tone="accent">Public View</Badge>
        <h1 className={styles.name}>{name}</h1>
        {description && <p className={styles.description}>{description}</p>}
        <Button icon="copy" className={styles.copy} onClick={() => copyLink(window.location.href)}>
          Copy Link
        </Button>
      </div>
      <dl className={styles.counts}>
        {counts.map(({ label, value }) => (
          <div key={label} className={styles.count}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
};
