import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/newsreader/wght.css';
import './ui/fonts.css';
import './ui/tokens.css';
import './ui/global.css';
import './ui/withoutEval.ts';
import { type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { SplashOnce } from './app/SplashOnce.tsx';
import { Start } from './app/Start.tsx';
import { splashIsDue } from './app/splash.ts';
import { isSpinner } from './ui/Spinner.tsx';

const placeOf = (id: string): HTMLElement => {
  const place = document.getElementById(id);
  if (!place) throw new Error(`index.html has no #${id}.`);
  return place;
};

/** Hydrates the HTML if it contains the page; renders it if it is empty or holds only a spinner. */
const show = (place: HTMLElement, node: ReactNode): void => {
  const strict = <StrictMode>{node}</StrictMode>;
  if (place.hasChildNodes() && !isSpinner(place.firstElementChild)) hydrateRoot(place, strict);
  else createRoot(place).render(strict);
};

const splash = placeOf('splash');
if (splashIsDue()) show(splash, <SplashOnce />);
else splash.remove();
show(placeOf('root'), <Start />);
