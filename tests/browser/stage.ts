import type { BrowserContextOptions, Page } from 'playwright-core';
import { it as base, inject, onTestFinished, TestRunner } from 'vitest';
import { builtFolder } from '../../api/embedded/clientBuild.ts';
import { type Engine, engineOf } from '../../api/seatingProposals/running.ts';
import { freePort, openPort } from '../../api/serving/openPort.ts';
import { launchChromium } from '../harness/chromium.ts';
import { insisting } from '../harness/insisting.ts';
import { startTestPlanner, type TestPlanner } from '../harness/planner.ts';
import { middleOf } from './hands.ts';
import { createUsedPages, type UsedPages } from './usedPages.ts';

export type Stage = {
  url: string;
  databaseUrl: string;
  /**
   * A client without a browser, for preparing data over REST and checking results. Its commands succeed or
   * throw.
   */
  caller: TestPlanner['caller'];
  /** The seating engine. A run of 30 seconds lasts until it is stopped. */
  engine: Engine;
  /**
   * A browser context without cookies, which an earlier test may have used. Motion is reduced, so there
   * is no splash to wait for. It lasts until the end of the test, or of the file if it is opened in
   * `beforeAll`.
   */
  visitor: (options?: BrowserContextOptions) => Promise<Page>;
  /** The same, signed in and on the path. Signing in by browser is tested elsewhere. */
  member: (email: string, path: string, options?: BrowserContextOptions) => Promise<Page>;
  close: () => Promise<void>;
};

/** Screens show times in the viewer's time zone: this one. */
const usual = {
  viewport: { width: 1360, height: 860 },
  reducedMotion: 'reduce',
  timezoneId: 'UTC',
} as const;

/** Runs of 30 s last until they are stopped; no other run depends on the machine's speed. */
const iterationsFor = (seconds: number) => (seconds === 30 ? 1e12 : seconds * 100_000);

/** The whole product with its built client, and pages of a real Chromium. */
const openStage = async (pages: UsedPages, port: number): Promise<Stage> => {
  const planner = await startTestPlanner({
    openPort: await openPort('127.0.0.1', port).catch(() => openPort('127.0.0.1', 0)),
    clientFolder: builtFolder,
    iterationsFor,
  });
  const ofFile: Page[] = [];

  const visitor = async (options: BrowserContextOptions = {}): Promise<Page> => {
    const page = await pages.take({ ...usual, ...options });
    // Shorter than a test's own timeout, so that a failure names what it waited for.
    page.context().setDefaultTimeout(30_000);
    if (!TestRunner.getCurrentTest()) ofFile.push(page);
    else
      onTestFinished(({ task }) =>
        task.result?.state === 'fail' ? page.context().close() : pages.giveBack(page, planner.url),
      );
    return page;
  };
  return {
    url: planner.url,
    databaseUrl: planner.databaseUrl,
    caller: async (email) => insisting(await planner.caller(email)),
    engine: engineOf(planner.application),
    visitor,
    member: async (email, path, options) => {
      const [page, { cookie }] = await Promise.all([visitor(options), planner.caller(email)]);
      await page.context().addCookies(cookiesOf(cookie(), planner.url));
      await page.goto(planner.url + path);
      return page;
    },
    close: async () => {
      try {
        await Promise.all(ofFile.map((page) => pages.giveBack(page, planner.url)));
      } finally {
        await planner.stop();
      }
    },
  };
};

/** Removes the embedded first answer from each page: its client then queries, which may fail. */
export const withoutFirstAnswer = async (page: Page): Promise<void> => {
  await page.addInitScript(() =>
    // This event precedes deferred scripts.
    document.addEventListener('readystatechange', () =>
      document.getElementById('first-answer')?.remove(),
    ),
  );
};

/** The notice with these words. The pointer is moved over it, so that it stays. */
export const heldNotice = async (page: Page, words: string) => {
  const notices = page.getByRole('region', { name: /^Notifications/ });
  const notice = notices.locator('li').filter({ hasText: words });
  await notice.hover();
  return notice;
};

/**
 * A page's connection. Call it before the page is opened. Going offline leaves sockets open, so they are
 * closed here.
 */
export const lineOf = async (page: Page) => {
  const sockets = new Set<{ close: () => Promise<void> }>();
  let isCut = false;
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    if (isCut) return void socket.close({ code: 1013 });
    const server = socket.connectToServer();
    server.onMessage((message) => {
      open();
      socket.send(message);
    });
    sockets.add(server).add(socket);
  });
  return {
    /** Resolves with the server's first message. */
    opened,
    cut: async () => {
      isCut = true;
      await page.context().setOffline(true);
      for (const socket of sockets) await socket.close();
      sockets.clear();
    },
    mend: async () => {
      isCut = false;
      await page.context().setOffline(false);
    },
  };
};

/** A test on a stage: one Chromium for each worker, one planner for each file. */
export const it = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern what a fixture needs
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchChromium(inject('chromium'));
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('pages', { scope: 'worker' }, ({ browser }) => createUsedPages(browser))
  // Browsers cache files, and their compiled code, by address. So all planners of a worker have the same
  // address, unless another process has taken the port in between.
  .extend('port', { scope: 'worker' }, () => freePort())
  .extend('stage', { scope: 'file' }, async ({ pages, port }, { onCleanup }) => {
    const stage = await openStage(pages, port);
    onCleanup(stage.close);
    return stage;
  });

/**
 * Goes to an address by the app's own router, as its links do, without a page load. What lives outside of
 * the screen, such as a notice, stays.
 */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    // A new key, as the router gives each entry: it restores scroll positions by key.
    history.pushState({ key: crypto.randomUUID() }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);

const cookiesOf = (header: string, url: string) =>
  header.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url, httpOnly: true, sameSite: 'Lax' as const };
  });

/** Drags with the mouse from the middle of one element to the middle of another. */
export const dragTo = async (page: Page, from: string, to: string): Promise<void> => {
  const start = await middleOf(page.locator(from));
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 12, start.y + 9, { steps: 3 });
  // During a drag, the screen may make room for it.
  const end = await middleOf(page.locator(to));
  await page.mouse.move(end.x, end.y, { steps: 6 });
  await page.mouse.up();
};
