import { t } from '../../texts/en/historyTimeline.ftl';
import { momentText } from '../../texts/formats.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Menu, MenuItem, MenuLabel } from '../../ui/Menu.tsx';
import { sentenceOf } from '../sentence.ts';
import type { Activity } from './documents.ts';
import { markIcon } from './markIcons.ts';
import styles from './Timeline.module.css';

type JumpMenuProps = { activity: Activity; viewerId: string; onGo: (revision: number) => void };

/** The most entries that fit into a readable menu. */
const most = 40;

/** The notable changes of an event: the marks above the slider, by name. */
export const JumpMenu = ({ activity, viewerId, onGo }: JumpMenuProps) => {
  const marks = activity.marks.slice(-most);
  return (
    <Menu trigger={<Button icon="pin">{t('jump')}</Button>}>
      <MenuLabel>{t('jump-to')}</MenuLabel>
      {marks.map(({ revision, entry }) => (
        <MenuItem key={entry.id} onSelect={() => onGo(revision)}>
          <Icon name={markIcon(entry.action)} size={16} />
          <span className={styles.mark}>
            {sentenceOf(entry, viewerId)}
            <small>{momentText(entry.timestamp)}</small>
          </span>
        </MenuItem>
      ))}
    </Menu>
  );
};
