import { renderToString } from 'react-dom/server';
import { LandingPage } from '../landing/LandingPage.tsx';
import { t } from '../texts/en/app.ftl';
import { LateCode, PageSpinner } from '../ui/Spinner.tsx';
import { Splash } from './Splash.tsx';
import { StartFrame } from './Start.tsx';

export { firstQueries } from './firstQueries.ts';

/** Rendered at build time, for the browser to paint before any code has loaded. See build/prerendered.ts. */
export const splash = (): string => renderToString(<Splash isShown />);

/** Rendered at build time into pages without other markup, and shown while their code loads. */
export const waiting = (): string =>
  renderToString(
    <>
      <PageSpinner label={t('loading-account')} />
      <LateCode />
    </>,
  );

/** Renders what the client renders for signed-out visitors, so that it can hydrate. */
export const landing = (): string =>
  renderToString(
    <StartFrame>
      <LandingPage />
    </StartFrame>,
  );
