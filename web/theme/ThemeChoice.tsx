import { useAtom } from 'jotai';
import { t } from '../texts/en/theme.ftl';
import { MenuChoice } from '../ui/Menu.tsx';
import { themeAtom } from './theme.ts';

const options = [
  { value: 'system', label: t('system'), icon: 'monitor' },
  { value: 'light', label: t('light'), icon: 'sun' },
  { value: 'dark', label: t('dark'), icon: 'moon' },
] as const;

export const ThemeChoice = () => {
  const [theme, setTheme] = useAtom(themeAtom);
  return <MenuChoice label={t('theme')} value={theme} onChange={setTheme} options={options} />;
};
