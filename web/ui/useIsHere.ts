import { useLocation } from 'react-router-dom';

type Address = { pathname: string; search: string };

/** The screen and its event. The rest of an address is how they are looked at. */
const screenAt = ({ pathname, search }: Address): string =>
  `${pathname} ${new URLSearchParams(search).get('event') ?? ''}`;

/** Tells later, once an answer comes, whether the member is still on the screen where it was asked for. */
export const useIsHere = (): (() => boolean) => {
  const asked = screenAt(useLocation());
  return () => screenAt(window.location) === asked;
};
