import { problemOf } from '../graphql/problems.ts';
import { isUnsettled } from '../graphql/requests.ts';
import { ErrorState } from './StateMessage.tsx';
import { useWhenReachable } from './useWhenReachable.ts';

type LoadErrorProps = { title: string; error: unknown; onRetry: () => unknown };

/** Reports why a query failed, with a button to retry. Retries by itself once the server can be reached again. */
export const LoadError = ({ title, error, onRetry }: LoadErrorProps) => {
  const retry = () => void Promise.resolve(onRetry()).catch(() => undefined);
  useWhenReachable(isUnsettled(error), retry);
  return <ErrorState title={title} message={problemOf(error).message} onRetry={retry} />;
};
