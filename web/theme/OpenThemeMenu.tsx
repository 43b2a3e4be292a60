import { IconButton } from '../ui/Button.tsx';
import { Menu } from '../ui/Menu.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';
import { t } from './texts.ts';

export default function OpenThemeMenu() {
  return (
    <Menu defaultOpen trigger={<IconButton icon="sun" label={t('theme')} />}>
      <ThemeChoice />
    </Menu>
  );
}
