import { Link } from 'react-router-dom';
import { t } from '../../texts/en/savedArrangements.ftl';
import { IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/Menu.tsx';
import type { Saved } from './documents.ts';

type ArrangementMenuProps = {
  eventId: string;
  arrangement: Saved;
  onApply: () => void;
  onRefresh: () => void;
  onDuplicate: () => void;
  onTemplate: () => void;
  onRename: () => void;
  onDelete: () => void;
};

/** The address that compares an arrangement with the live plan. */
export const comparisonWithNow = (eventId: string, arrangementId: string): string =>
  `/compare?${new URLSearchParams({ event: eventId, from: `arrangement:${arrangementId}`, to: 'now' })}`;

export const ArrangementMenu = ({
  eventId,
  arrangement: { id, name, isTemplate },
  onApply,
  onRefresh,
  onDuplicate,
  onTemplate,
  onRename,
  onDelete,
}: ArrangementMenuProps) => (
  <Menu trigger={<IconButton icon="more" size="sm" label={t('actions-for', { name })} />}>
    <MenuItem icon="check" onSelect={onApply}>
      {t('apply')}
    </MenuItem>
    <MenuItem icon="turn" onSelect={onRefresh}>
      {t('refresh-menu')}
    </MenuItem>
    <MenuItem asChild>
      <Link to={comparisonWithNow(eventId, id)}>
        <Icon name="chart" size={16} />
        {t('compare')}
      </Link>
    </MenuItem>
    <MenuSeparator />
    <MenuItem icon="copy" onSelect={onDuplicate}>
      {t('duplicate')}
    </MenuItem>
    <MenuItem icon="table" onSelect={onTemplate}>
      {t(isTemplate ? 'withdraw-template' : 'offer-template')}
    </MenuItem>
    <MenuItem icon="edit" onSelect={onRename}>
      {t('rename')}
    </MenuItem>
    <MenuSeparator />
    <MenuItem icon="trash" tone="danger" onSelect={onDelete}>
      {t('delete')}
    </MenuItem>
  </Menu>
);
