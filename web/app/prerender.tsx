import { renderToString } from 'react-dom/server';
import { LandingPage } from '../landing/LandingPage.tsx';
import { Splash } from './Splash.tsx';
import { StartFrame } from './Start.tsx';

export { firstQueries } from './firstQueries.ts';

/** Drawn at build time: the browser paints it before it has any code. See build/prerendered.ts. */
export const splash = (): string => renderToString(<Splash isShown />);

/** The same as the client draws for whom is signed out, so that it can take it over. */
export const landing = (): string =>
  renderToString(
    <StartFrame>
      <LandingPage />
    </StartFrame>,
  );
