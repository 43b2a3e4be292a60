import type { SeatingPreference } from '../gql/graphql.ts';
import { useCommand } from '../graphql/useCommand.ts';
import { useStep } from '../history/useStep.ts';
import { nameIn } from '../seating/planView.ts';
import { t } from '../texts/en/seatingRules.ftl';
import { listText } from '../texts/formats.ts';
import { PickSeatingPreference } from './commands.ts';
import type { RuleView } from './ruleNames.ts';

const texts: Record<SeatingPreference, string> = {
  likes: 'now-like',
  avoids: 'now-avoid',
  none: 'now-neither',
};

/** Records whether people like or avoid one another, or neither. A notice offers to undo it. */
export const usePreference = (eventId: string, view: RuleView) => {
  const [run] = useCommand(PickSeatingPreference);
  const step = useStep(eventId);
  return async (people: readonly string[], preference: SeatingPreference): Promise<void> => {
    await step(t('save-failed'), async () => {
      const { position, stepId } = (await run({ eventId, people: [...people], preference }))
        .pickSeatingPreference;
      const names = listText(people.map((id) => nameIn(view, id)));
      const title = t(texts[preference], { names });
      return { tone: position ? 'success' : 'info', title, stepId: position && stepId };
    });
  };
};
