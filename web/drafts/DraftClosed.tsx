import { t } from '../texts/en/draftBanner.ftl';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Page } from '../ui/Page.tsx';
import { EmptyState } from '../ui/StateMessage.tsx';

/** Shown to viewers of a draft that was just taken over or thrown away. */
export const DraftClosed = ({ eventId }: { eventId: string }) => (
  <Page title={t('over-title')}>
    <EmptyState
      icon="info"
      title={t('over-title')}
      text={t('over-text')}
      heading="h1"
      actions={
        <ButtonLink to={`/seating?event=${eventId}`} variant="primary">
          {t('back-to-live')}
        </ButtonLink>
      }
    />
  </Page>
);
