import { ApolloLink } from '@apollo/client/link';
import { type DocumentNode, Kind } from 'graphql';
import { of } from 'rxjs';

/** The answer to the first screen's query as of a position, delivered with the page. */
export type FirstAnswer = {
  name: string;
  variables: Readonly<Record<string, unknown>>;
  position: string;
  data: Record<string, unknown>;
};

/** Removes the answer from the page and returns it; undefined if there is none. */
export const firstAnswerOfPage = (): FirstAnswer | undefined => {
  const element = document.getElementById('first-answer');
  element?.remove();
  return element?.textContent ? JSON.parse(element.textContent) : undefined;
};

const nameOf = ({ definitions }: DocumentNode): string | undefined =>
  definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)?.name?.value;

/** Whether the answer belongs to this query with these variables, which are plain values. */
export const isAnswerTo = (
  { name, variables }: FirstAnswer,
  query: DocumentNode,
  requested: Readonly<Record<string, unknown>> = {},
): boolean =>
  nameOf(query) === name &&
  Object.keys(requested).length === Object.keys(variables).length &&
  Object.entries(requested).every(([variable, value]) => variables[variable] === value);

/** Answers the first query from the page, once; forwards everything else. */
export const createFirstAnswerLink = (
  take: (query: DocumentNode, variables: Record<string, unknown>) => FirstAnswer | undefined,
): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const answer = take(operation.query, operation.variables);
    return answer ? of({ data: answer.data }) : forward(operation);
  });
