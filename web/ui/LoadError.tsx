import { problemOf } from '../graphql/problems.ts';
import { ErrorState } from './StateMessage.tsx';

type LoadErrorProps = { title: string; error: unknown; onRetry: () => unknown };

/** Reports why a query failed, with a button to retry. */
export const LoadError = ({ title, error, onRetry }: LoadErrorProps) => (
  <ErrorState
    title={title}
    message={problemOf(error).message}
    onRetry={() => void Promise.resolve(onRetry()).catch(() => undefined)}
  />
);
