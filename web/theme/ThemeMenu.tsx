import { useAtom } from 'jotai';
import { IconButton } from '../ui/Button.tsx';
import { Menu, MenuChoice } from '../ui/Menu.tsx';
import { themeAtom } from './theme.ts';

const options = [
  { value: 'system', label: 'System', icon: 'monitor' },
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
] as const;

export const ThemeMenu = () => (
  <Menu trigger={<IconButton icon="sun" label="Theme" />}>
    <ThemeChoice />
  </Menu>
);

export const ThemeChoice = () => {
  const [theme, setTheme] = useAtom(themeAtom);
  return <MenuChoice label="Theme" value={theme} onChange={setTheme} options={options} />;
};
