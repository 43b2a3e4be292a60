import { lazy } from 'react';
import { IconButton } from '../ui/Button.tsx';
import { OnDemandMenu } from '../ui/OnDemandMenu.tsx';
import { t } from './texts.ts';

const load = () => import('./OpenThemeMenu.tsx');
const Open = lazy(load);

export const ThemeMenu = () => (
  <OnDemandMenu
    load={load}
    Open={Open}
    closed={(props) => <IconButton icon="sun" label={t('theme')} {...props} />}
  />
);
