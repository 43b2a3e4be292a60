import { t } from '../texts/en/theme.ftl';
import { IconButton } from '../ui/Button.tsx';
import { Menu } from '../ui/Menu.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';

export default function OpenThemeMenu() {
  return (
    <Menu defaultOpen trigger={<IconButton icon="sun" label={t('theme')} />}>
      <ThemeChoice />
    </Menu>
  );
}
