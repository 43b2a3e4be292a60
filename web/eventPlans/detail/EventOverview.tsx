import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { capabilitiesOf, mayDeleteEvent, mayEditEvent } from '../../../schema/permissions.ts';
import { useAttention } from '../../attention/useAttention.ts';
import { KitchenTab } from '../../kitchen/onDemand.ts';
import type { CurrentUser } from '../../members/currentUser.ts';
import { DetailsProvider } from '../../members/DetailsProvider.tsx';
import { t } from '../../texts/en/eventDetail.ftl';
import { Tabs } from '../../ui/Tabs.tsx';
import { useIsPhone } from '../../ui/widths.ts';
import { SetAsideNotice } from '../SetAsideNotice.tsx';
import { ArrangementsTab } from './ArrangementsTab.tsx';
import { AttendeesTab } from './AttendeesTab.tsx';
import { EventFacts } from './EventFacts.tsx';
import { EventHeader } from './EventHeader.tsx';
import styles from './EventOverview.module.css';
import { EventStats } from './EventStats.tsx';
import type { ManagedPlan } from './eventDetail.ts';
import { listsOf } from './planLists.ts';
import { SettingsTab } from './SettingsTab.tsx';
import { TablesTab } from './TablesTab.tsx';

const tabs = ['attendees', 'tables', 'arrangements', 'kitchen', 'settings', 'details'] as const;
type TabName = (typeof tabs)[number];

/**
 * The open tab, kept in the address so that links and reloads keep it. Only phones have a tab for the
 * details; elsewhere they are above the tabs.
 */
const useTab = (isPhone: boolean) => {
  const [params, setParams] = useSearchParams();
  const named = params.get('tab');
  const found = tabs.find((name) => name === named) ?? 'attendees';
  const tab = found === 'details' && !isPhone ? 'attendees' : found;
  const setTab = (next: TabName) =>
    setParams(next === 'attendees' ? {} : { tab: next }, {
      replace: true,
      preventScrollReset: true,
    });
  return [tab, setTab] as const;
};

type EventOverviewProps = {
  plan: ManagedPlan;
  user: CurrentUser;
  arrangementsChanged: number;
  onDelete: () => void;
};

export const EventOverview = ({
  plan,
  user,
  arrangementsChanged,
  onDelete,
}: EventOverviewProps) => {
  const { event } = plan;
  const lists = useMemo(() => listsOf(plan), [plan]);
  const isPhone = useIsPhone();
  const [tab, setTab] = useTab(isPhone);
  const isFollowed = event.setAside === null;
  const readOnly = !isFollowed || mayEditEvent(user, event) !== 'allow';
  const seen = capabilitiesOf(user, event);
  // Queried here, so that the list that needs it is there at once whenever its tab is opened.
  const attention = useAttention(plan.id, tab === 'attendees' && seen.has('seeDetails'));
  const mayDelete = isFollowed && mayDeleteEvent(user, event) === 'allow';
  const details = (
    <div className={styles.top}>
      <EventFacts event={event} />
      <EventStats counts={lists.counts} most={event.maxAttendees} />
    </div>
  );
  return (
    <DetailsProvider user={user} event={event}>
      <EventHeader event={event} readOnly={readOnly} />
      {event.setAside && (
        <div className={styles.setAside}>
          <SetAsideNotice setAside={event.setAside} />
        </div>
      )}
      {!isPhone && details}
      <Tabs
        label={t('parts-of-event')}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'attendees',
            label: t('attendees'),
            count: lists.counts.attendees,
            content: (
              <AttendeesTab
                eventId={plan.id}
                userId={user.id}
                seen={seen}
                attendees={lists.attendees}
                attention={attention}
                readOnly={readOnly}
              />
            ),
          },
          {
            value: 'tables',
            label: t('tables'),
            count: lists.counts.tables,
            content: <TablesTab plan={plan} tables={lists.tables} readOnly={readOnly} />,
          },
          {
            value: 'arrangements',
            label: t('arrangements'),
            content: (
              <ArrangementsTab
                eventId={plan.id}
                changed={arrangementsChanged}
                readOnly={readOnly}
              />
            ),
          },
          ...(seen.has('seeDiet')
            ? [
                {
                  value: 'kitchen' as const,
                  label: t('kitchen'),
                  content: <KitchenTab eventId={plan.id} />,
                },
              ]
            : []),
          {
            value: 'settings',
            label: t('settings'),
            content: <SettingsTab {...{ event, readOnly, mayDelete, onDelete }} />,
          },
          // Last, because at the door people come for the guest list.
          ...(isPhone
            ? [{ value: 'details' as const, label: t('details'), content: details }]
            : []),
        ]}
      />
    </DetailsProvider>
  );
};
