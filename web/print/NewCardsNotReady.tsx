import { t } from '../texts/en/print.ftl';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { EmptyState } from '../ui/StateMessage.tsx';
import { type NewCardsState, useAllCards } from './useNewCards.ts';

type NewCardsNotReadyProps = {
  state: Exclude<NewCardsState, { status: 'ready' | 'notRequested' }>;
};

/** Replaces the pages while it is not known which cards are new. */
export const NewCardsNotReady = ({ state }: NewCardsNotReadyProps) => {
  const allCards = useAllCards();
  switch (state.status) {
    case 'loading':
      return <Skeleton height="60vh" />;
    case 'failed':
      return (
        <LoadError title={t('new-cards-not-loaded')} error={state.error} onRetry={state.retry} />
      );
    case 'noMoment':
      return (
        <EmptyState
          icon="print"
          title={t('no-such-moment')}
          text={t('no-such-moment-text')}
          actions={<ButtonLink to={allCards}>{t('all-cards')}</ButtonLink>}
        />
      );
  }
};
