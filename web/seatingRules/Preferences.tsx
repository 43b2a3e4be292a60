import { useSetAtom } from 'jotai';
import type { RefObject } from 'react';
import { nameIn } from '../seating/planView.ts';
import { t } from '../texts/en/seatingRules.ftl';
import { Button, IconButton } from '../ui/Button.tsx';
import { focusAfter } from '../ui/focusLost.ts';
import shared from '../ui/shared.module.css';
import { picksOf } from './preferences.ts';
import styles from './Rules.module.css';
import type { RuleView } from './ruleNames.ts';
import type { PlanRule } from './rulesOfPlan.ts';
import { ruleDialogAtom } from './state.ts';
import { usePreference } from './usePreference.ts';

type PreferencesProps = {
  eventId: string;
  rules: readonly PlanRule[];
  view: RuleView;
  attendeeId: string;
  /** Gets the focus when a preference disappears together with its button. */
  heading: RefObject<HTMLElement | null>;
};

/** The people whom somebody likes to sit with or avoids. These are wishes, which may be broken. */
export const Preferences = (props: PreferencesProps) => {
  const { eventId, rules, view, attendeeId, heading } = props;
  const openDialog = useSetAtom(ruleDialogAtom);
  const pick = usePreference(eventId, view);
  const picks = picksOf(rules, attendeeId);
  const takeBack = async (otherId: string) => {
    const giveFocus = focusAfter();
    await pick([attendeeId, otherId], 'none');
    giveFocus(heading.current);
  };
  return (
    <>
      {picks.length > 0 && (
        <ul className={styles.picks} aria-label={t('preferences')}>
          {picks.map(({ liking, otherId }) => {
            const name = nameIn(view, otherId);
            const words = t(liking === 'likes' ? 'likes-whom' : 'avoids-whom', { name });
            return (
              <li key={otherId}>
                <span>{words}</span>
                <IconButton
                  icon="close"
                  size="sm"
                  label={t('take-back', { words })}
                  onClick={() => void takeBack(otherId)}
                />
              </li>
            );
          })}
        </ul>
      )}
      <div className={shared.cluster}>
        {(['likes', 'avoids'] as const).map((pairing) => (
          <Button
            key={pairing}
            size="sm"
            aria-haspopup="dialog"
            onClick={() => openDialog({ about: 'withWhom', attendeeId, pairing })}
          >
            {t(pairing === 'likes' ? 'likes-more' : 'avoids-more')}
          </Button>
        ))}
      </div>
    </>
  );
};
