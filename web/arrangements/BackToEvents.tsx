import { useEffect, useState } from 'react';
import { whoIsSignedIn } from '../app/whoIsSignedIn.ts';
import { t } from '../texts/en/arrangements.ftl';
import { ButtonLink } from '../ui/Button.tsx';

export const BackToEvents = () => {
  const [isMember, setMember] = useState(false);
  useEffect(() => {
    void whoIsSignedIn().then(({ status }) => setMember(status === 'signedIn'));
  }, []);
  return (
    isMember && (
      <ButtonLink variant="quiet" size="sm">
        <a href="/events">{t('your-events')}</a>
      </ButtonLink>
    )
  );
};
