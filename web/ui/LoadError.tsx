import { problemOf } from '../graphql/problems.ts';
import { ErrorState } from './StateMessage.tsx';

type LoadErrorProps = { title: string; error: unknown; onRetry: () => unknown };

/** Says why a query failed, and offers to send it again. */
export const LoadError = ({ title, error, onRetry }: LoadErrorProps) => (
  <ErrorState
    title={title}
    message={problemOf(error).message}
    onRetry={() => void Promise.resolve(onRetry()).catch(() => undefined)}
  />
);
