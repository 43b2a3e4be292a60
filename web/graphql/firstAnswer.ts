import { ApolloLink } from '@apollo/client/link';
import { type DocumentNode, Kind } from 'graphql';
import { of } from 'rxjs';

/** What the server answered to the first screen's query, with the page itself, as of a position. */
export type FirstAnswer = {
  name: string;
  variables: Readonly<Record<string, unknown>>;
  position: string;
  data: Record<string, unknown>;
};

/** Undefined where the page came without one. Takes it out of the page. */
export const firstAnswerOfPage = (): FirstAnswer | undefined => {
  const element = document.getElementById('first-answer');
  element?.remove();
  return element?.textContent ? JSON.parse(element.textContent) : undefined;
};

const nameOf = ({ definitions }: DocumentNode): string | undefined =>
  definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)?.name?.value;

/** Whether it is the answer to this. Variables are plain values. */
export const isAnswerTo = (
  { name, variables }: FirstAnswer,
  query: DocumentNode,
  asked: Readonly<Record<string, unknown>> = {},
): boolean =>
  nameOf(query) === name &&
  Object.keys(asked).length === Object.keys(variables).length &&
  Object.entries(asked).every(([variable, value]) => variables[variable] === value);

/** Answers the first query from the page, once; everything else is sent. */
export const createFirstAnswerLink = (
  take: (query: DocumentNode, variables: Record<string, unknown>) => FirstAnswer | undefined,
): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const answer = take(operation.query, operation.variables);
    return answer ? of({ data: answer.data }) : forward(operation);
  });
