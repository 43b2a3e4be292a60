import { t } from '../texts/en/theme.ftl';
import { IconButton } from '../ui/Button.tsx';
import { OnDemandMenu } from '../ui/OnDemandMenu.tsx';
import { onDemand } from '../ui/onDemand.tsx';

const open = onDemand(async () => (await import('./OpenThemeMenu.tsx')).default);

export const ThemeMenu = () => (
  <OnDemandMenu
    open={open}
    closed={(props) => <IconButton icon="sun" label={t('theme')} {...props} />}
  />
);
