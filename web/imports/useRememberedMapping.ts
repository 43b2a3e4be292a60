import { useApolloClient } from '@apollo/client/react';
import type { ColumnMapping } from '../../schema/imports/columns.ts';
import { graphql } from '../gql/gql.ts';

const RememberedMapping = graphql(`
  query RememberedMapping($header: [String!]!) {
    rememberedMapping(header: $header)
  }
`);

/** Asks how the member assigned the columns of a header last; undefined where that is not known. */
export const useRememberedMapping = () => {
  const client = useApolloClient();
  return async (header: readonly string[]): Promise<ColumnMapping | undefined> => {
    try {
      const { data } = await client.query({
        query: RememberedMapping,
        variables: { header: [...header] },
        fetchPolicy: 'no-cache',
      });
      return (data?.rememberedMapping as ColumnMapping | null | undefined) ?? undefined;
    } catch {
      // The columns are guessed then.
      return undefined;
    }
  };
};
