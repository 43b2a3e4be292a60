import { t } from '../texts/en/analytics.ftl';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { AsTable } from './AsTable.tsx';
import { type Series, StepChart } from './charts/StepChart.tsx';
import type { Analytics } from './eventAnalytics.ts';
import { NothingYet, Part } from './Part.tsx';

/** How the room filled: seats taken over time, with the numbers of seats and people. */
export const SeatsOverTime = ({ analytics }: { analytics: Analytics }) => {
  const { id, moments } = analytics;
  const times = moments.map(({ at }) => at);
  const series: Series[] = [
    { label: t('seats'), look: 'dashed', values: moments.map(({ seats }) => seats) },
    { label: t('people'), look: 'dotted', values: moments.map(({ attendees }) => attendees) },
    { label: t('seats-taken'), look: 'main', values: moments.map(({ seated }) => seated) },
  ];
  return (
    <Part title={t('seats-over-time')}>
      {moments.every(({ seated }) => seated === 0) ? (
        <NothingYet
          action={<ButtonLink to={`/seating?event=${id}`}>{t('seat-people')}</ButtonLink>}
        >
          {t('nobody-seated')}
        </NothingYet>
      ) : (
        <>
          <StepChart label={t('seats-moments')} tone="accent" {...{ times, series }} />
          <AsTable title={t('seats-over-time')} {...{ times, series }} />
        </>
      )}
    </Part>
  );
};
