import { problemOf } from '../../graphql/problems.ts';
import { t } from '../../texts/en/savedArrangements.ftl';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './SavedArrangements.module.css';

type EffectsProps = {
  /** Undefined until they are known. */
  texts: readonly string[] | undefined;
  error: Error | undefined;
};

/** The effects of what a dialog asks about, one sentence each. */
export const Effects = ({ texts, error }: EffectsProps) => {
  if (!texts && error) return <p>{t('not-looked', { reason: problemOf(error).message })}</p>;
  return (
    <div role="status">
      {texts ? (
        <ul className={styles.effect}>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : (
        <>
          <VisuallyHidden>{t('looking')}</VisuallyHidden>
          <Skeleton height="3rem" />
        </>
      )}
    </div>
  );
};
