import { renderToString } from 'react-dom/server';
import { LandingPage } from '../landing/LandingPage.tsx';
import { Splash } from './Splash.tsx';
import { StartFrame } from './Start.tsx';

export { firstQueries } from './firstQueries.ts';

/**
 * Rendered at build time: the browser paints it before any code has loaded. See
 * build/prerendered.ts.
 */
export const splash = (): string => renderToString(<Splash isShown />);

/** Renders what the client renders for signed-out visitors, so that it can hydrate. */
export const landing = (): string =>
  renderToString(
    <StartFrame>
      <LandingPage />
    </StartFrame>,
  );
