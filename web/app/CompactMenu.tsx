import { lazy } from 'react';
import { t } from '../texts/en/app.ftl';
import { IconButton } from '../ui/Button.tsx';
import { OnDemandMenu } from '../ui/OnDemandMenu.tsx';

const load = () => import('./OpenCompactMenu.tsx');
const Open = lazy(load);

/** On small screens, the shell's navigation and account in one menu. */
export const CompactMenu = () => (
  <OnDemandMenu
    load={load}
    Open={Open}
    closed={(props) => <IconButton icon="menu" label={t('menu')} variant="secondary" {...props} />}
  />
);
