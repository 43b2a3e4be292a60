import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

/** Around all routes: scrolling and focus as with page loads. */
export const Root = () => {
  useFocusOnNavigation();
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
};
