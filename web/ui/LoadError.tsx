import { problemOf } from '../graphql/problems.ts';
import { ErrorState } from './StateMessage.tsx';
import { useWhenOnline } from './useWhenOnline.ts';

type LoadErrorProps = { title: string; error: unknown; onRetry: () => unknown };

/** Reports why a query failed, with a button to retry. Retries by itself once the browser is online again. */
export const LoadError = ({ title, error, onRetry }: LoadErrorProps) => {
  const retry = () => void Promise.resolve(onRetry()).catch(() => undefined);
  useWhenOnline(retry);
  return <ErrorState title={title} message={problemOf(error).message} onRetry={retry} />;
};
