import type { ScreensOf } from './screen.ts';
import { press } from './steps.ts';

export const frameScreens: ScreensOf = () => [
  { name: 'landing', as: 'visitor', path: '/', heading: 'Everyone in the right seat.' },
  {
    name: 'the theme menu',
    as: 'visitor',
    path: '/',
    heading: 'Everyone in the right seat.',
    reach: press('Theme'),
  },
  { name: 'no such page', as: 'visitor', path: '/nowhere', heading: 'Page Not Found' },
  { name: 'home of a newcomer', as: 'newcomer', path: '/', heading: 'Welcome, User' },
  { name: 'home', as: 'organiser', path: '/', heading: 'Welcome back' },
  {
    name: 'about',
    as: 'organiser',
    path: '/about',
    heading: 'About Dinner Seating Planner',
  },
];
