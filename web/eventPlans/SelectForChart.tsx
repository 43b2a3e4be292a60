import { t } from '../texts/en/eventPlans.ftl';
import { SelectEvent } from './SelectEvent.tsx';

/** The seating page without an event. A newcomer begins one right away. */
export default function SelectForChart() {
  return (
    <SelectEvent
      tabTitle={t('seating')}
      text={t('belongs-to-event')}
      to={(id) => `/seating?event=${id}`}
      beginsOne
    />
  );
}
