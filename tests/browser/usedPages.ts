import type { Browser, BrowserContextOptions, Dialog, Disposable, Page } from 'playwright-core';

export type UsedPages = {
  take: (options: BrowserContextOptions) => Promise<Page>;
  /** Resets the page for its next user; `origin` is where it has been. */
  giveBack: (page: Page, origin: string) => Promise<void>;
};

type Used = {
  kind: string;
  initScripts: Promise<Disposable>[];
  /** It was changed in a way that cannot be reset. */
  isSpoilt: boolean;
};

/**
 * The pages of a worker, used by one test after another. A new page has cached neither the app's files
 * nor their compiled code: loading the app takes three times as long there. Cookies, storage, routes,
 * scripts and emulation are reset before a page is used again.
 */
export const createUsedPages = (browser: Browser): UsedPages => {
  const idle = new Map<string, Page[]>();
  const known = new WeakMap<Page, Used>();

  const open = async (options: BrowserContextOptions): Promise<Page> => {
    const page = await (await browser.newContext(options)).newPage();
    const used: Used = { kind: kindOf(options), initScripts: [], isSpoilt: false };
    known.set(page, used);
    noticing(page, 'addInitScript', (script) => used.initScripts.push(script));
    const spoil = () => {
      used.isSpoilt = true;
    };
    noticing(page, 'routeWebSocket', spoil);
    noticing(page.clock, 'install', spoil);
    return page;
  };
  return {
    take: async (options) => {
      const page = idle.get(kindOf(options))?.pop();
      if (!page) return open(options);
      await asOpened(page, options);
      return page;
    },
    giveBack: async (page, origin) => {
      const used = known.get(page);
      if (!used || used.isSpoilt || page.isClosed()) return page.context().close();
      for (const script of used.initScripts.splice(0)) await (await script).dispose();
      await empty(page, origin);
      idle.set(used.kind, [...(idle.get(used.kind) ?? []), page]);
    },
  };
};

/** The options that cannot be changed once a page is open. */
const kindOf = ({
  viewport: _,
  colorScheme: __,
  reducedMotion: ___,
  ...fixed
}: BrowserContextOptions): string => JSON.stringify(fixed);

const noticing = <Target extends object, Method extends keyof Target & string>(
  target: Target,
  method: Method,
  notice: (answer: never) => unknown,
): void => {
  const original = target[method] as (...args: unknown[]) => unknown;
  const noticed = (...args: unknown[]) => {
    const answer = original.apply(target, args);
    notice(answer as never);
    return answer;
  };
  Object.assign(target, { [method]: noticed });
};

/**
 * Leaves the app for a text of the same origin, and removes what the app and the test have left.
 */
const empty = async (page: Page, origin: string): Promise<void> => {
  const context = page.context();
  for (const kind of ['request', 'response', 'console', 'framenavigated', 'dialog'] as const)
    page.removeAllListeners(kind);
  // A test may leave a dialog with unsaved entries, which asks before it is closed.
  const leave = (question: Dialog) => void question.accept();
  page.on('dialog', leave);
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await page.goto(`${origin}/robots.txt`);
  page.off('dialog', leave);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  await page.mouse.move(0, 0);
};

const asOpened = async (page: Page, options: BrowserContextOptions): Promise<void> => {
  const { viewport, colorScheme = 'light', reducedMotion = 'no-preference' } = options;
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, colorScheme, reducedMotion });
};
