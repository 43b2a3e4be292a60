import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

/** Wraps all routes: handles scrolling and focus as page loads do. */
export const Root = () => {
  useFocusOnNavigation();
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
};
