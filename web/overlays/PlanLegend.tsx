import { useMemo } from 'react';
import type { PlanView } from '../seating/planView.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { t } from '../texts/en/overlays.ftl';
import { overlayOf, replyOf, vipOf } from './kinds.ts';
import { Legend } from './Legend.tsx';
import { useBadges } from './useBadges.ts';

type PlanLegendProps = { overlay: 'replies' | 'vip'; plan: Plan; view: PlanView };

/** Marks people by data that the screen already has. */
export const PlanLegend = ({ overlay, plan, view }: PlanLegendProps) => {
  const { badges, legend } = useMemo(
    () =>
      overlayOf(plan.attendees, overlay === 'vip' ? vipOf : replyOf, (id) => view.seatOf.has(id)),
    [plan.attendees, view, overlay],
  );
  useBadges(badges);
  return (
    <Legend
      label={t(overlay === 'vip' ? 'vip-shown' : 'replies-shown')}
      none={t('no-vip')}
      counted={legend}
    />
  );
};
