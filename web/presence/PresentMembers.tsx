import { useAtomValue } from 'jotai';
import { Popover } from 'radix-ui';
import { t } from '../texts/en/presence.ftl';
import { listText, timeText, withOthers } from '../texts/formats.ts';
import { Announcement } from '../ui/Announcement.tsx';
import { Avatar } from '../ui/Avatar.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './PresentMembers.module.css';
import { nameOrSomebody, otherMembersAtom, type Present } from './present.ts';
import './tones.css';
import shared from '../ui/shared.module.css';
import { othersAnnouncementAtom } from './useAnnounceChanges.ts';

const mostFaces = 5;
const mostSpoken = 5;

type PresentMembersProps = {
  /** The name of an attendee; undefined if unknown here. */
  nameOfAttendee: (id: string) => string | undefined;
};

/**
 * Avatars of the other members present. Pressing them lists the members, with the attendees they are moving.
 */
export const PresentMembers = ({ nameOfAttendee }: PresentMembersProps) => {
  const others = useAtomValue(otherMembersAtom);
  const announced = useAtomValue(othersAnnouncementAtom);
  return (
    <>
      {others.length > 0 && (
        <Popover.Root>
          <Popover.Trigger className={styles.trigger}>
            <VisuallyHidden>{spoken(others)}</VisuallyHidden>
            <span className={styles.faces} aria-hidden="true" title={spoken(others)}>
              {others.slice(0, mostFaces).map((member) => (
                <Face key={member.memberId} member={member} size={22} />
              ))}
              {others.length > mostFaces && (
                <span className={styles.more}>
                  {t('more-faces', { count: others.length - mostFaces })}
                </span>
              )}
            </span>
          </Popover.Trigger>
          <Popover.Portal>
            <Popover.Content
              className={styles.list}
              align="end"
              sideOffset={6}
              collisionPadding={8}
              aria-label={t('here-too')}
            >
              <h2 className={styles.title}>{t('here-too')}</h2>
              <ul>
                {others.map((member) => (
                  <li key={member.memberId}>
                    <Face member={member} size={28} />
                    <span className={styles.words}>
                      <span className={shared.name}>{nameOrSomebody(member)}</span>
                      <span className={styles.about}>{about(member, nameOfAttendee)}</span>
                    </span>
                  </li>
                ))}
              </ul>
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
      <Announcement of={announced}>{announced.text}</Announcement>
    </>
  );
};

const Face = ({ member, size }: { member: Present; size: number }) => (
  <span className={styles.face} data-tone={member.colour}>
    <Avatar
      firstName={member.firstName}
      lastName={member.lastName}
      imageUrl={member.imageUrl}
      size={size}
    />
  </span>
);

const spoken = (others: readonly Present[]): string => {
  const names = others.map(nameOrSomebody);
  const listed = withOthers(names, mostSpoken, (count) => t('and-more', { count }));
  return t('others-here', { count: others.length, names: listText(listed) });
};

const about = (
  { holdingAttendeeIds, since }: Present,
  nameOfAttendee: PresentMembersProps['nameOfAttendee'],
): string => {
  const held = holdingAttendeeIds.flatMap((id) => nameOfAttendee(id) ?? []);
  return held.length > 0
    ? t('holds', { who: listText(held) })
    : t('here-since', { time: timeText(since) });
};
