import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

export type UsedPages = {
  take: (options: BrowserContextOptions) => Promise<Page>;
  /** Makes it as good as new for who takes it next; `origin` is where it has been. */
  giveBack: (page: Page, origin: string) => Promise<void>;
};

/**
 * The pages of a worker, taken by one test after the other: to start one takes as long as to load the
 * app twice. Cookies, storage, routes and emulation are gone when it is taken again.
 */
export const createUsedPages = (browser: Browser): UsedPages => {
  const idle = new Map<string, Page[]>();
  const kinds = new WeakMap<Page, BrowserContextOptions>();
  const spoilt = new WeakSet<Page>();

  const open = async (options: BrowserContextOptions): Promise<Page> => {
    const page = await (await browser.newContext(options)).newPage();
    kinds.set(page, options);
    // What these leave in a page cannot be taken out again.
    noticing(page, 'addInitScript', () => spoilt.add(page));
    noticing(page, 'routeWebSocket', () => spoilt.add(page));
    noticing(page.clock, 'install', () => spoilt.add(page));
    return page;
  };
  return {
    take: async (options) => idle.get(JSON.stringify(options))?.pop() ?? (await open(options)),
    giveBack: async (page, origin) => {
      const options = kinds.get(page);
      if (!options || spoilt.has(page) || page.isClosed()) return page.context().close();
      await empty(page, origin);
      await asOpened(page, options);
      const kind = JSON.stringify(options);
      idle.set(kind, [...(idle.get(kind) ?? []), page]);
    },
  };
};

const noticing = <Target extends object>(
  target: Target,
  method: keyof Target & string,
  notice: () => unknown,
): void => {
  const original = target[method] as (...args: unknown[]) => unknown;
  const noticed = (...args: unknown[]) => {
    notice();
    return original.apply(target, args);
  };
  Object.assign(target, { [method]: noticed });
};

/** Leaves the app, for a text of the same origin, and takes away what the app and the test left. */
const empty = async (page: Page, origin: string): Promise<void> => {
  const context = page.context();
  for (const heard of ['request', 'response', 'console', 'framenavigated'] as const)
    page.removeAllListeners(heard);
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
};

const asOpened = async (page: Page, options: BrowserContextOptions): Promise<void> => {
  const { viewport, colorScheme = 'light', reducedMotion = 'no-preference' } = options;
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, colorScheme, reducedMotion });
  await page.mouse.move(0, 0);
};
