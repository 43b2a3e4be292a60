import { lazy } from 'react';
import { t } from '../texts/en/theme.ftl';
import { IconButton } from '../ui/Button.tsx';
import { OnDemandMenu } from '../ui/OnDemandMenu.tsx';

const load = () => import('./OpenThemeMenu.tsx');
const Open = lazy(load);

export const ThemeMenu = () => (
  <OnDemandMenu
    load={load}
    Open={Open}
    closed={(props) => <IconButton icon="sun" label={t('theme')} {...props} />}
  />
);
