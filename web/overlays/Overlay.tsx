import { useState } from 'react';
import type { Capabilities, Capability } from '../../schema/permissions.ts';
import type { PlanView } from '../seating/planView.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { t } from '../texts/en/overlayChoice.ftl';
import { Select } from '../ui/Select.tsx';
import styles from './Overlays.module.css';
import { NeedsLegend, PlanLegend } from './onDemand.ts';

/** The overlays that can mark seats, and who may see them. */
const overlays = {
  diets: 'seeDiet',
  replies: 'seeDetails',
  vip: 'seeDetails',
} as const satisfies Record<string, Capability>;
type Shown = keyof typeof overlays | 'none';

const names = Object.keys(overlays) as (keyof typeof overlays)[];

type OverlayProps = { plan: Plan; view: PlanView; seen: Capabilities };

/** Marks the seats of the chart, and people in lists, by diet, by reply or as VIP. */
export const Overlay = ({ plan, view, seen }: OverlayProps) => {
  const [shown, setShown] = useState<Shown>('none');
  const offered = names.filter((name) => seen.has(overlays[name]));
  if (offered.length === 0) return null;
  return (
    <>
      <div className={styles.choice}>
        <Select
          label={t('show')}
          hideLabel
          value={shown}
          options={(['none', ...offered] as const).map((value) => ({
            value,
            label: t('overlay', { overlay: value }),
          }))}
          onChange={setShown}
        />
      </div>
      {shown === 'diets' && <NeedsLegend plan={plan} view={view} />}
      {(shown === 'replies' || shown === 'vip') && (
        <PlanLegend key={shown} overlay={shown} plan={plan} view={view} />
      )}
    </>
  );
};
