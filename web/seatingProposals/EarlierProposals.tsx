import { useQuery } from '@apollo/client/react';
import { useId } from 'react';
import { fullName } from '../members/fullName.ts';
import { t } from '../texts/en/seatingProposals.ftl';
import { Badge, type BadgeTone } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { RelativeTime } from '../ui/RelativeTime.tsx';
import shared from '../ui/shared.module.css';
import { Proposals } from './documents.ts';
import styles from './Proposal.module.css';
import { stateText } from './stateText.ts';
import { pointsText } from './words.ts';

type EarlierProposalsProps = { eventId: string; onOpen: (id: string) => void };

const tones: Record<string, BadgeTone> = { taken: 'success', discarded: 'neutral' };

/** The earlier proposals of an event, which can be opened again. Renders nothing if there are none. */
export const EarlierProposals = ({ eventId, onOpen }: EarlierProposalsProps) => {
  const listId = useId();
  const { data } = useQuery(Proposals, { variables: { eventId }, fetchPolicy: 'network-only' });
  const proposals = data?.seatingProposals ?? [];
  if (proposals.length === 0) return null;
  return (
    <details className={styles.earlier}>
      <summary>{t('earlier', { count: proposals.length })}</summary>
      <ul>
        {proposals.map(({ id, state, createdAt, before, after, proposedBy }) => (
          <li key={id}>
            <span id={`${listId}-${id}`} className={styles.earlierWords}>
              <RelativeTime iso={createdAt} />
              <span className={shared.soft}>
                {t('earlier-facts', {
                  who: proposedBy ? fullName(proposedBy) || proposedBy.email : t('somebody'),
                  points: pointsText(after.points - before.points),
                })}
              </span>
            </span>
            <Badge tone={tones[state] ?? 'info'}>{stateText(state)}</Badge>
            <Button size="sm" aria-describedby={`${listId}-${id}`} onClick={() => onOpen(id)}>
              {t('open')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
};
