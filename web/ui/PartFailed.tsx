import { t } from '../texts/en/ui.ftl';
import { Button } from './Button.tsx';

/** In place of a part of a page whose code could not be loaded, e.g. because the server was updated. */
export const PartFailed = () => (
  <>
    {t('part-failed')}
    <Button onClick={() => window.location.reload()}>{t('load-again')}</Button>
  </>
);
