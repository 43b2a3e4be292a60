import { t } from '../texts/en/app.ftl';
import { IconButton } from '../ui/Button.tsx';
import { OnDemandMenu } from '../ui/OnDemandMenu.tsx';
import { onDemand } from '../ui/onDemand.tsx';

const open = onDemand(async () => (await import('./OpenCompactMenu.tsx')).default);

/** The shell's navigation and account in one menu, for small screens. */
export const CompactMenu = () => (
  <OnDemandMenu
    open={open}
    closed={(props) => <IconButton icon="menu" label={t('menu')} variant="secondary" {...props} />}
  />
);
