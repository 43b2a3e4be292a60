import { useSearchParams } from 'react-router-dom';
import { sheetsOfNewCards } from '../../schema/sheets/choices.ts';
import type { SheetKind } from '../../schema/vocabulary.ts';
import { usePlanQuery } from '../eventPlans/usePlanQuery.ts';
import { graphql } from '../gql/gql.ts';
import type { NewCardsQueryVariables } from '../gql/graphql.ts';
import { type Loading, loadingOf } from '../graphql/loading.ts';

const NewCards = graphql(`
  query NewCards(
    $eventId: ID!
    $sheet: SheetKind!
    $since: String!
    $who: CardHolders
    $hasDiets: Boolean
    $designId: ID
  ) {
    newCards(
      eventId: $eventId
      sheet: $sheet
      since: $since
      who: $who
      hasDiets: $hasDiets
      designId: $designId
    )
  }
`);

/**
 * The plan since which the address asks for new cards (see `PlanReference`). Null if it asks for all cards.
 */
export const useCardsSince = (sheet: SheetKind): string | null => {
  const [params] = useSearchParams();
  return sheetsOfNewCards.some((one) => one === sheet) ? params.get('since') : null;
};

/** The address of the same sheet with all cards. */
export const useAllCards = (): string => {
  const all = new URLSearchParams(useSearchParams()[0]);
  all.delete('since');
  return `?${all}`;
};

export type NewCardsState =
  | Loading
  | { status: 'notRequested' }
  /** The plan to compare with does not exist. */
  | { status: 'noMoment' }
  /** The ids of people, or for table cards those of tables. */
  | { status: 'ready'; ids: readonly string[] };

type Asked = Omit<NewCardsQueryVariables, 'since'> & { since: string | null };

/** The cards that are new since a plan, for these print options. Not requested if `since` is null. */
export const useNewCards = ({ since, ...printed }: Asked): NewCardsState => {
  const result = usePlanQuery(NewCards, { ...printed, since: since ?? '' }, since === null);
  if (since === null) return { status: 'notRequested' };
  // The previous answer is about cards with other options.
  if (!result.data || result.isOfOthers) return loadingOf(result);
  const { newCards: ids } = result.data;
  return ids ? { status: 'ready', ids } : { status: 'noMoment' };
};
