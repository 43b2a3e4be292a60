import { t } from '../texts/en/analytics.ftl';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { AnalyticsSection, EmptySection } from './AnalyticsSection.tsx';
import { type Series, StepChart } from './charts/StepChart.tsx';
import type { Analytics } from './eventAnalytics.ts';
import { seatMoments } from './figures.ts';
import { SeriesTable } from './SeriesTable.tsx';

/** How the room filled: seats taken over time, with the numbers of seats and people. */
export const SeatsOverTime = ({ analytics }: { analytics: Analytics }) => {
  const moments = seatMoments(analytics);
  const times = moments.map(({ at }) => at);
  const series: Series[] = [
    { label: t('seats'), look: 'dashed', values: moments.map(({ seats }) => seats) },
    { label: t('people'), look: 'dotted', values: moments.map(({ attendees }) => attendees) },
    { label: t('seats-taken'), look: 'main', values: moments.map(({ seated }) => seated) },
  ];
  return (
    <AnalyticsSection title={t('seats-over-time')}>
      {moments.every(({ seated }) => seated === 0) ? (
        <EmptySection
          action={<ButtonLink to={`/seating?event=${analytics.id}`}>{t('seat-people')}</ButtonLink>}
        >
          {t('nobody-seated')}
        </EmptySection>
      ) : (
        <>
          <StepChart label={t('seats-moments')} tone="accent" {...{ times, series }} />
          <SeriesTable title={t('seats-over-time')} {...{ times, series }} />
        </>
      )}
    </AnalyticsSection>
  );
};
