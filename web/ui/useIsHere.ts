import { useLocation } from 'react-router-dom';

type Address = { pathname: string; search: string };

/** The screen and its event. Other parts of the address do not make another screen. */
const screenAt = ({ pathname, search }: Address): string =>
  `${pathname} ${new URLSearchParams(search).get('event') ?? ''}`;

/** Returns a function for use after an answer: whether the member is still on the same screen. */
export const useIsHere = (): (() => boolean) => {
  const asked = screenAt(useLocation());
  return () => screenAt(window.location) === asked;
};
