import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useFollowPlan } from '../../eventPlans/useFollowPlan.ts';
import { graphql } from '../../gql/gql.ts';
import type { RestorationQuery } from '../../gql/graphql.ts';
import { useCommand } from '../../graphql/useCommand.ts';
import { useNotify } from '../../notices/notices.ts';
import { useAttempt } from '../../notices/useAttempt.ts';
import { t } from '../../texts/en/historyTimeline.ftl';
import { listText, momentText } from '../../texts/formats.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { someNames } from '../someNames.ts';
import { useNotifyStep } from '../useNotifyStep.ts';
import type { Moment } from './documents.ts';
import styles from './Timeline.module.css';

const RestorationDocument = graphql(`
  query Restoration($id: ID!, $revision: Int!) {
    planMoment(eventId: $id, revision: $revision) {
      revision
      restoration {
        isNothing
        peopleAdded
        peopleRemoved
        peopleMoved
        peopleEdited
        peopleErased
        tablesAdded
        tablesRemoved
        tablesChanged
        rulesAdded
        rulesRemoved
        rulesChanged
        objectsAdded
        objectsRemoved
        objectsChanged
        details
        checkInsLost {
          attendeeId
          name
        }
      }
    }
  }
`);

const Restore = graphql(`
  mutation RestoreMoment($input: RestoreMomentInput!) {
    restoreMoment(input: $input) {
      stepId
      entry {
        id
        revision
      }
    }
  }
`);

type Restoration = NonNullable<RestorationQuery['planMoment']>['restoration'];

type RestoreMomentProps = {
  eventId: string;
  moment: Moment;
  /** True if the moment is the present, or is still loading. */
  disabled: boolean;
  /** Called with the revision of the restoring change. */
  onRestored: (revision: number) => void;
};

/** Restores the shown moment, after a dialog that lists the effects. */
export const RestoreMoment = ({ eventId, moment, disabled, onRestored }: RestoreMomentProps) => {
  const client = useApolloClient();
  const [confirmation, setConfirmation] = useState<{ moment: Moment; changes: Restoration }>();
  const [isAsking, setAsking] = useState(false);
  const [run] = useCommand(Restore);
  const notifyStep = useNotifyStep(eventId);
  const notify = useNotify();
  const attempt = useAttempt();

  const changesTo = async ({ revision }: Moment) => {
    const { data } = await client.query({
      query: RestorationDocument,
      variables: { id: eventId, revision },
      fetchPolicy: 'no-cache',
    });
    return data?.planMoment?.restoration;
  };
  const preview = async () => {
    setAsking(true);
    await attempt(t('restore-failed'), async () => {
      const changes = await changesTo(moment);
      if (changes?.isNothing) notify({ tone: 'info', title: t('nothing-different') });
      else if (changes) setConfirmation({ moment, changes });
    });
    setAsking(false);
  };

  const restore = ({ revision, at }: Moment) =>
    attempt(t('restore-failed'), async () => {
      const { entry, stepId } = (await run({ eventId, revision })).restoreMoment;
      if (!entry) return notify({ tone: 'info', title: t('nothing-different') });
      const description = t('restored-text', { moment: momentText(at) });
      notifyStep({ title: t('restored'), description, stepId });
      onRestored(entry.revision);
    });

  return (
    <>
      <Button icon="undo" disabled={disabled} pending={isAsking} onClick={() => void preview()}>
        {t('restore')}
      </Button>
      {confirmation && (
        <RestoreQuestion
          eventId={eventId}
          {...confirmation}
          lookAgain={async () => {
            const changes = await changesTo(confirmation.moment);
            if (changes) setConfirmation((now) => now && { ...now, changes });
          }}
          onClose={() => setConfirmation(undefined)}
          onConfirm={() => restore(confirmation.moment)}
        />
      )}
    </>
  );
};

type RestoreQuestionProps = {
  eventId: string;
  moment: Moment;
  changes: Restoration;
  lookAgain: () => Promise<unknown>;
  onClose: () => void;
  onConfirm: () => Promise<unknown>;
};

/** Asks whether to restore a moment, and lists the effects on the plan as it is now. */
const RestoreQuestion = (props: RestoreQuestionProps) => {
  const { eventId, moment, changes, onClose, onConfirm } = props;
  const working = useFollowPlan(eventId, props.lookAgain);
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('restore-question')}
      confirm={t('restore-confirm')}
      tone="primary"
      onConfirm={() => working(onConfirm)}
    >
      <p>{t('restore-text', { moment: momentText(moment.at) })}</p>
      <ul className={styles.changes}>
        {changeTexts(changes).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>{t('restore-undo')}</p>
    </ConfirmDialog>
  );
};

const counted = {
  peopleAdded: 'people-come-back',
  peopleRemoved: 'people-go',
  peopleMoved: 'people-move',
  peopleEdited: 'people-as-they-were',
  tablesAdded: 'tables-come-back',
  tablesRemoved: 'tables-go',
  tablesChanged: 'tables-as-they-were',
  rulesAdded: 'rules-come-back',
  rulesRemoved: 'rules-go',
  rulesChanged: 'rules-as-they-were',
  objectsAdded: 'places-come-back',
  objectsRemoved: 'places-go',
  objectsChanged: 'places-as-they-were',
  peopleErased: 'erased-stay-away',
} as const;

const detailNames: Partial<Record<string, string>> = {
  name: t('detail-name'),
  description: t('detail-description'),
  startDate: t('detail-start'),
  endDate: t('detail-end'),
  location: t('detail-location'),
  status: t('detail-status'),
  maxAttendees: t('detail-limit'),
  menu: t('detail-menu'),
  fields: t('detail-fields'),
};

/** The effects of a restoration, one line for each kind of change. */
const changeTexts = (changes: Restoration): string[] => {
  const names = changes.checkInsLost.map(({ name }) => name);
  const checkedIn =
    names.length > 0
      ? [t('people-checked-in-go', { count: names.length, people: someNames(names) })]
      : [];
  const lines = Object.entries(counted).flatMap(([key, text]) => {
    const count = changes[key as keyof typeof counted];
    const line = count > 0 ? [t(text, { count })] : [];
    return key === 'peopleRemoved' ? [...line, ...checkedIn] : line;
  });
  const details = changes.details.flatMap((field) => detailNames[field] ?? []);
  return details.length > 0
    ? [...lines, t('details-as-they-were', { fields: listText(details) })]
    : lines;
};
