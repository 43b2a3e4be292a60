import { useState } from 'react';
import { optionalPages } from '../../app/optionalPages.ts';
import type { EventCardFragment } from '../../gql/graphql.ts';
import { t } from '../../texts/en/eventDetail.ftl';
import { rangeText } from '../../texts/formats.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import { PageHeader } from '../../ui/Page.tsx';
import shared from '../../ui/shared.module.css';
import { EventBadges } from '../EventBadges.tsx';
import { EventForm } from '../EventForm.tsx';

type ExportMenuProps = { event: Pick<EventCardFragment, 'id' | 'startDate'> };

const guestFormats = [
  { format: 'xlsx', label: t('export-xlsx') },
  { format: 'csv', label: t('export-csv') },
  { format: 'json', label: t('export-json') },
] as const;

/** Downloads of the event's files: plain links, so that the server names and fills the files. */
const ExportMenu = ({ event: { id, startDate } }: ExportMenuProps) => {
  const address = (format: string) => `/api/events/${id}/export.${format}`;
  return (
    <Menu trigger={<Button icon="download">{t('export')}</Button>}>
      {guestFormats.map(({ format, label }) => (
        <MenuItem key={format} asChild>
          <a href={address(format)} download>
            {label}
          </a>
        </MenuItem>
      ))}
      {startDate ? (
        <MenuItem asChild>
          <a href={address('ics')} download>
            {t('export-ics')}
          </a>
        </MenuItem>
      ) : (
        <MenuItem disabled>{t('export-ics-undated')}</MenuItem>
      )}
    </Menu>
  );
};

type EventHeaderProps = { event: EventCardFragment; readOnly: boolean };

/** The event's name and status, with its links and actions. */
export const EventHeader = ({ event, readOnly }: EventHeaderProps) => {
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <BackLink to="/events">{t('all-events')}</BackLink>
      <PageHeader
        title={event.name}
        subtitle={
          <div className={shared.cluster}>
            <EventBadges event={event} />
            {readOnly && <Badge tone="info">{t('view-only')}</Badge>}
            <span>{rangeText(event.startDate, event.endDate) ?? t('no-date')}</span>
          </div>
        }
        actions={
          <>
            {!readOnly && (
              <Button icon="edit" onClick={() => setEditing(true)}>
                {t('edit')}
              </Button>
            )}
            {!readOnly && optionalPages.analytics && (
              <ButtonLink to={`/analytics?event=${event.id}`} icon="chart">
                {t('analytics')}
              </ButtonLink>
            )}
            <ExportMenu event={event} />
            <ButtonLink to={`/seating?event=${event.id}`} variant="primary" icon="table">
              {t('seating-chart')}
            </ButtonLink>
          </>
        }
      />
      <EventForm open={isEditing} onClose={() => setEditing(false)} event={event} />
    </>
  );
};
