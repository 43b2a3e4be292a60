import { atom, useAtom } from 'jotai';
import { t } from '../texts/en/theme.ftl';
import { MenuChoice } from '../ui/Menu.tsx';
import { remember, remembered } from '../ui/remember.ts';

const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** public/beforePaint.js reads it as well, before the first paint. */
const storageKey = 'seating-theme';

const isTheme = (text: string | null): text is Theme =>
  (themes as readonly (string | null)[]).includes(text);

const storedTheme = (): Theme => {
  const stored = remembered(storageKey);
  return isTheme(stored) ? stored : 'system';
};

const show = (theme: Theme): void => {
  const { dataset } = document.documentElement;
  // Without a choice, the style sheet follows the system.
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
};

const chosenAtom = atom<Theme>(storedTheme());

/** The chosen theme, stored in this browser (specification, section 4); "system" by default. */
const themeAtom = atom(
  (get) => get(chosenAtom),
  (_get, set, theme: Theme) => {
    set(chosenAtom, theme);
    show(theme);
    remember(storageKey, theme);
  },
);

const options = [
  { value: 'system', label: t('system'), icon: 'monitor' },
  { value: 'light', label: t('light'), icon: 'sun' },
  { value: 'dark', label: t('dark'), icon: 'moon' },
] as const;

export const ThemeChoice = () => {
  const [theme, setTheme] = useAtom(themeAtom);
  return <MenuChoice label={t('theme')} value={theme} onChange={setTheme} options={options} />;
};
