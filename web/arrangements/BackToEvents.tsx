import { useEffect, useState } from 'react';
import { whoIsSignedIn } from '../app/whoIsSignedIn.ts';
import { t } from '../texts/en/arrangements.ftl';
import { ButtonAnchor } from '../ui/Button.tsx';

export const BackToEvents = () => {
  const [isMember, setMember] = useState(false);
  useEffect(() => {
    void whoIsSignedIn().then(({ status }) => setMember(status === 'signedIn'));
  }, []);
  return (
    isMember && (
      <ButtonAnchor href="/events" variant="quiet" size="sm">
        {t('your-events')}
      </ButtonAnchor>
    )
  );
};
