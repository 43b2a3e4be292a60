import { type ReactNode, useMemo, useState } from 'react';
import type { PublicArrangement } from '../../schema/entities/arrangement.ts';
import { publicArrangementId } from '../app/entrance.ts';
import { PublicFrame } from '../app/PublicFrame.tsx';
import { Toasts } from '../notices/Toasts.tsx';
import { t } from '../texts/en/arrangements.ftl';
import { Page } from '../ui/Page.tsx';
import { PageSpinner } from '../ui/Spinner.tsx';
import { EmptyState, ErrorState } from '../ui/StateMessage.tsx';
import { ArrangementChart, type Found } from './ArrangementChart.tsx';
import { ArrangementFoot } from './ArrangementFoot.tsx';
import { ArrangementTitle } from './ArrangementTitle.tsx';
import { BackToEvents } from './BackToEvents.tsx';
import { FindYourSeat } from './FindYourSeat.tsx';
import { usePublicArrangement } from './publicArrangement.ts';
import { SeatingList } from './SeatingList.tsx';
import { seatedIn } from './seats.ts';

/**
 * The page behind a public link (specification, section 2): the seating as saved. Guests see no
 * sign-in button, because the link is all they need. Signed-in members see a link back to the
 * app.
 */
export const PublicArrangementPage = () => (
  <>
    <PublicFrame action={<BackToEvents />}>
      <Shared id={publicArrangementId(window.location.pathname) ?? ''} />
    </PublicFrame>
    <Toasts />
  </>
);

const Shared = ({ id }: { id: string }): ReactNode => {
  const state = usePublicArrangement(id);
  switch (state.status) {
    case 'loading':
      return <PageSpinner label={t('loading')} />;
    case 'ready':
      return <Arrangement arrangement={state.arrangement} />;
    case 'failed':
      return (
        <Page title={t('seating')}>
          <ErrorState title={t('load-fault')} message={state.message} onRetry={state.retry} />
        </Page>
      );
    case 'notFound':
      return (
        <Page title={t('not-found')}>
          <EmptyState icon="chair" heading="h1" title={t('not-found')}>
            {t('not-found-text')}
          </EmptyState>
        </Page>
      );
  }
};

const Arrangement = ({ arrangement }: { arrangement: PublicArrangement }) => {
  const [found, setFound] = useState<Found>();
  const seated = useMemo(() => seatedIn(arrangement), [arrangement]);
  const choose = (seatId: string | undefined) => setFound(seatId ? { seatId } : undefined);
  return (
    <Page title={arrangement.event?.name ?? arrangement.name}>
      <ArrangementTitle arrangement={arrangement} />
      <FindYourSeat seated={seated} chosen={found?.seatId} onChoose={choose} />
      <ArrangementChart arrangement={arrangement} found={found} />
      <SeatingList arrangement={arrangement} highlightedSeatId={found?.seatId} />
      <ArrangementFoot arrangement={arrangement} />
    </Page>
  );
};
