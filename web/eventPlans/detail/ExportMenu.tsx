import type { EventCardFragment } from '../../gql/graphql.ts';
import { t } from '../../texts/en/eventDetail.ftl';
import { Button } from '../../ui/Button.tsx';
import { Menu, MenuItem } from '../../ui/Menu.tsx';

type ExportMenuProps = { event: Pick<EventCardFragment, 'id' | 'startDate'> };

const guestFormats = [
  { format: 'xlsx', label: t('export-xlsx') },
  { format: 'csv', label: t('export-csv') },
  { format: 'json', label: t('export-json') },
] as const;

/** Files of the event to take away: plain links, which the server names and fills. */
export const ExportMenu = ({ event: { id, startDate } }: ExportMenuProps) => {
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
