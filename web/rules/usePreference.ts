import type { SeatingPreference } from '../gql/graphql.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { undoAction, useUndo } from '../history/useUndo.ts';
import { useNotify, useNotifyFailure } from '../notices/notices.ts';
import { t } from '../texts/en/rules.ftl';
import { listText } from '../texts/formats.ts';
import { PickSeatingPreference } from './commands.ts';
import type { RuleView } from './ruleNames.ts';

const texts: Record<SeatingPreference, string> = {
  likes: 'now-like',
  avoids: 'now-avoid',
  none: 'now-neither',
};

/** Says of two people that they like or avoid one another, or neither, with a notice and an undo in it. */
export const usePreference = (eventId: string, view: RuleView) => {
  const [run] = useCommand(PickSeatingPreference);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { undo } = useUndo(eventId);
  return async (people: readonly string[], preference: SeatingPreference): Promise<void> => {
    try {
      const { position, stepId } = (await run({ eventId, people: [...people], preference }))
        .pickSeatingPreference;
      const names = listText(people.map((id) => view.people.get(id)?.name ?? t('somebody')));
      notify({
        tone: position === null ? 'info' : 'success',
        title: t(texts[preference], { names }),
        action: position === null ? undefined : undoAction(undo, stepId),
      });
    } catch (error) {
      notifyFailure(t('save-failed'), error);
    }
  };
};
