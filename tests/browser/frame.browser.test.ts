import type { Locator, Page, Request, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { AttendeeRow } from '../../schema/entities/attendee.ts';
import { createGate } from './hands.ts';
import { plannedEvent } from './plannedEvent.ts';
import { it, lineOf, type Stage } from './stage.ts';

let stage: Stage;

it.beforeAll(async ({ stage: opened }) => {
  stage = opened;
});

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true }).waitFor();

const hrefOf = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).getAttribute('href');

const claim = 'Everyone in the right seat.';

describe('the landing page', () => {
  it('explains the product, and leads to the sign-in', async () => {
    const page = await stage.visitor();
    await page.goto(stage.url);
    await heading(page, claim);
    for (const feature of ['User Management', 'Event Planning', 'Enterprise Security']) {
      await page.getByRole('article').filter({ hasText: feature }).waitFor();
    }
    await heading(page, 'Ready to Get Started?');
    await expect.poll(() => hrefOf(page, 'Sign In')).toBe('/api/login');
    await expect.poll(() => hrefOf(page, 'Sign In Now')).toBe('/api/login');
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Sign In', exact: true }).waitFor();
    await header.getByRole('link', { name: 'Get Started', exact: true }).waitFor();
    await page.getByRole('contentinfo').waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    for (const name of ['Sign In', 'Get Started']) {
      const box = await header.getByRole('link', { name, exact: true }).boundingBox();
      expect((box?.x ?? Number.NaN) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    }
    const home = header.getByRole('link', { name: 'Dinner Seating Planner, home' });
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 640 });
      expect((await home.boundingBox())?.height).toBeLessThanOrEqual(40);
    }
  });

  it('is drawn by the HTML alone, as the code draws it', async () => {
    const page = await stage.visitor({ javaScriptEnabled: false });
    await page.goto(stage.url);
    await heading(page, claim);
    const drawn = await page.locator('#root').innerHTML();
    const faults: string[] = [];
    const withCode = await stage.visitor();
    withCode.on('console', (message) => faults.push(message.text()));
    await withCode.goto(stage.url);
    await withCode.waitForFunction(() => document.title.includes('·'));
    await expect.poll(() => withCode.locator('#root').innerHTML()).toBe(drawn);
    expect(faults).toEqual([]);
  });

  it('opens its theme menu by keyboard, and keeps the choice', async () => {
    const page = await stage.visitor({ colorScheme: 'light' });
    await page.goto(stage.url);
    // The HTML contains the button; its menu comes with the code, which also sets the tab's title.
    await page.waitForFunction(() => document.title.includes('·'));
    const theme = page.getByRole('button', { name: 'Theme' });
    await theme.focus();
    await page.keyboard.press('Enter');
    await page.locator('[role=menuitemradio]:focus', { hasText: 'System' }).waitFor();
    await page.keyboard.press('End');
    await page.locator('[role=menuitemradio]:focus', { hasText: 'Dark' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('seating-theme')))
      .toBe('dark');
    // A menu returns the focus in a later turn.
    await expect
      .poll(() => theme.evaluate((button) => button === document.activeElement))
      .toBe(true);
  });
});

describe('a page whose code is loading', () => {
  it('says that it is loading, and continues once it has loaded', async () => {
    const page = await stage.member('organiser@example.com', '/about');
    await heading(page, 'About Dinner Seating Planner');
    const code = createGate();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await code.passed;
      await route.fallback();
    });
    await page.goto(`${stage.url}/events`, { waitUntil: 'commit' });
    const spinner = page.getByRole('status').filter({ hasText: 'Loading your account' });
    await expect.poll(() => spinner.evaluate((shown) => getComputedStyle(shown).opacity)).toBe('1');
    code.open();
    await heading(page, 'Events');
    expect(await spinner.count()).toBe(0);
  });

  it('offers a reload if the code does not arrive', async () => {
    const page = await stage.member('organiser@example.com', '/about');
    await heading(page, 'About Dinner Seating Planner');
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto(`${stage.url}/events`);
    const again = page.getByRole('link', { name: 'Load the page again' });
    expect(await again.isVisible()).toBe(false);
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if ((animation.effect?.getComputedTiming().endTime ?? 0) !== Number.POSITIVE_INFINITY)
          animation.finish();
    });
    await page.unroute(/\/assets\/.*\.js$/);
    await again.click();
    await heading(page, 'Events');
    expect(await again.count()).toBe(0);
  });

  it('says so without JavaScript', async () => {
    const page = await stage.visitor({ javaScriptEnabled: false });
    await page.goto(`${stage.url}/events`);
    await page.locator('noscript').waitFor({ state: 'visible' });
    expect(await page.locator('[data-spinner]').isVisible()).toBe(false);
  });
});

describe('the signed-in member', () => {
  it('is part of the page, so that the client need not ask', async () => {
    const page = await stage.member('organiser@example.com', '/about');
    await heading(page, 'About Dinner Seating Planner');
    const asked: string[] = [];
    await page.route('**/{graphql,api/auth/user}', (route) => {
      asked.push(route.request().postDataJSON()?.operationName ?? 'GET /api/auth/user');
      return route.fallback();
    });
    await page.reload();
    await heading(page, 'About Dinner Seating Planner');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });

  it('is requested again without an answer, instead of being taken for a guest', async () => {
    const page = await stage.member('organiser@example.com', '/about');
    await heading(page, 'About Dinner Seating Planner');
    await page.route(`${stage.url}/`, async (route: Route) => {
      const response = await route.fetch();
      const untold = /<script type="application\/json" id="who">.*?<\/script>/;
      await route.fulfill({ response, body: (await response.text()).replace(untold, '') });
    });
    await page.route('**/api/auth/user', (route: Route) =>
      route.fulfill({ status: 503, json: { message: 'Not ready' } }),
    );
    await page.goto(stage.url);
    await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  });

  it('is told if the app itself cannot be loaded, which is tried again', async () => {
    const page = await stage.visitor();
    await page.route('**/assets/app-*.js', (route) => route.abort());
    await page.goto(`${stage.url}/events`);
    await heading(page, 'This page could not be shown');
    const wayHome = page.getByRole('banner').getByRole('link');
    expect(await wayHome.getAttribute('href')).toBe('/');
    await page.unroute('**/assets/app-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading(page, 'Sign in to continue');
  });
});

describe('the navigation', () => {
  const links = async (page: Page) => {
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    return page.getByRole('navigation', { name: 'Main' }).getByRole('link').allTextContents();
  };
  const everybodys = ['Home', 'Events', 'Seating Chart', 'Profile'];

  it('says that a screen is loading whose code is slow to come', async () => {
    const page = await stage.member('organiser@example.com', '/about');
    const code = createGate();
    await page.route('**/assets/ProfilePage-*.js', async (route) => {
      await code.passed;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    const loading = page.getByRole('status').filter({ hasText: 'Loading' });
    await loading.waitFor();
    await heading(page, 'About Dinner Seating Planner');
    code.open();
    await heading(page, 'Profile Settings');
    await expect.poll(() => loading.count()).toBe(0);
  });

  it('leads to screens that are printed on white paper in the dark theme, too', async () => {
    const page = await stage.member('organiser@example.com', '/about');
    await page.evaluate(() => localStorage.setItem('seating-theme', 'dark'));
    await page.reload();
    await heading(page, 'About Dinner Seating Planner');
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await ground()).not.toBe('rgb(255, 255, 255)');
    await page.emulateMedia({ media: 'print' });
    expect(await ground()).toBe('rgb(255, 255, 255)');
    await page.emulateMedia({ media: 'screen' });
  });

  it('has focus rings with round corners, like everything else', async () => {
    const page = await stage.member('organiser@example.com', '/profile');
    await heading(page, 'Profile Settings');
    await page.keyboard.press('Tab');
    const cornersOf = (link: Locator) =>
      link.evaluate((element: HTMLElement) => {
        element.focus();
        return getComputedStyle(element).borderRadius;
      });
    expect(await cornersOf(page.getByRole('link', { name: 'Back to Home' }))).toBe('6px');
    expect(await cornersOf(page.getByRole('link', { name: 'Events', exact: true }))).toBe('6px');
  });

  it('leads everywhere, and admins to their screens', async () => {
    const member = await stage.member('organiser@example.com', '/about');
    await expect.poll(() => links(member)).toEqual([...everybodys, 'About']);
    await expect.poll(() => hrefOf(member, 'Sign Out')).toBe('/api/logout');
    const admin = await stage.member('admin@example.com', '/about');
    await expect.poll(() => links(admin)).toEqual([...everybodys, 'Admin', 'About']);
  });

  it('is one menu on a phone', async () => {
    const page = await stage.member('admin@example.com', '/events', {
      viewport: { width: 390, height: 844 },
    });
    await page.getByRole('button', { name: 'Menu' }).press('ArrowDown');
    await page.locator('[role=menuitem]:focus', { hasText: 'Home' }).waitFor();
    for (const name of [...everybodys, 'Admin', 'Sign Out']) {
      await page.getByRole('menuitem', { name, exact: true }).waitFor();
    }
    await page.getByRole('menuitem', { name: 'About', exact: true }).click();
    await heading(page, 'About Dinner Seating Planner');
  });

  it('marks the present screen in the menu of a phone by heavier letters', async () => {
    const page = await stage.member('organiser@example.com', '/events', {
      viewport: { width: 390, height: 844 },
    });
    await page.getByRole('button', { name: 'Menu' }).click();
    const items = page.getByRole('menuitem');
    await items.first().waitFor();
    const marked = await items.evaluateAll((all) =>
      all.flatMap((one) => (one.ariaCurrent === 'page' ? [one.textContent] : [])),
    );
    expect(marked).toEqual(['Events']);
    const heavy = await items.evaluateAll((all) =>
      all.flatMap((one) => (getComputedStyle(one).fontWeight === '600' ? [one.textContent] : [])),
    );
    expect(heavy).toEqual(marked);
  });
});

it('shows lines, secondary text and focus more clearly if more contrast is preferred', async () => {
  const page = await stage.member('organiser@example.com', '/about');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link').first();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  await link.focus();
  const looks = () =>
    link.evaluate((focused) => {
      const { outlineColor, outlineWidth } = getComputedStyle(focused);
      const root = getComputedStyle(document.documentElement);
      const [line, words] = ['--line', '--ink-faint'].map((name) => root.getPropertyValue(name));
      return { line, words, outlineColor, outlineWidth };
    });
  const usual = await looks();
  await page.emulateMedia({ contrast: 'more' });
  const more = await looks();
  await page.emulateMedia({ contrast: null });
  for (const key of ['line', 'words', 'outlineColor', 'outlineWidth'] as const)
    expect(more[key], key).not.toBe(usual[key]);
});

describe('forced colours', () => {
  const styleOf = (element: Locator, property: string) =>
    element.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);
  const differ = async (one: Locator, other: Locator, property: string) =>
    expect(await styleOf(one, property)).not.toBe(await styleOf(other, property));

  it('show the current place, active states, and what a key would choose', async () => {
    const owner = await stage.caller('organiser@example.com');
    const people = ['Ada Byron'];
    const event = await plannedEvent(owner, { name: 'Forced', people, tables: { Garden: 4 } });
    const page = await stage.member('organiser@example.com', '/about', { forcedColors: 'active' });
    await page.goto(`${stage.url}/events/${event.id}`);
    const link = (name: string) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
    await differ(link('Events'), link('Home'), 'border-bottom-color');
    const tab = (name: RegExp) => page.getByRole('tab', { name });
    await differ(tab(/^Attendees/), tab(/^Tables/), 'border-bottom-color');
    const arrived = page.getByRole('switch').first();
    const off = await styleOf(arrived, 'background-color');
    await differ(arrived.locator('span'), arrived, 'background-color');
    await arrived.click();
    await page.getByRole('switch', { checked: true }).waitFor();
    await differ(arrived.locator('span'), arrived, 'background-color');
    expect(await styleOf(arrived, 'background-color')).not.toBe(off);
    await page.getByRole('button', { name: 'Theme' }).press('Enter');
    await page.locator('[role=menuitemradio]:focus').waitFor();
    await page.keyboard.press('End');
    const themes = page.getByRole('menuitemradio');
    await themes.last().and(page.locator(':focus')).waitFor();
    await differ(themes.last(), themes.first(), 'outline-style');
    await page.keyboard.press('Escape');
    await page.goto(stage.url + event.path);
    const view = (name: string) => page.getByRole('button', { name, exact: true });
    await view('Chart').waitFor();
    await differ(view('Chart'), view('List'), 'background-color');
  });

  it("show picks and choices, and a chart's bars", async () => {
    const owner = await stage.caller('organiser@example.com');
    const people = ['Ada Byron', 'Benno Falk'];
    const event = await plannedEvent(owner, { name: 'Chosen', people, tables: { Garden: 4 } });
    const page = await stage.member('organiser@example.com', event.path, {
      forcedColors: 'active',
    });
    const person = (name: string) =>
      page.locator(`[data-drop=pool] [data-attendee="${event.personId(name)}"]`);
    const body = page.locator('body');
    await person('Ada Byron').press('Enter');
    await page.getByRole('button', { name: /Ada Byron/, pressed: true }).waitFor();
    await differ(person('Ada Byron'), body, 'background-color');
    await page.getByRole('button', { name: 'Move to…', exact: true }).press('Enter');
    await page.getByRole('combobox', { name: 'Search tables and seats' }).press('ArrowDown');
    const place = (selected: boolean) => page.getByRole('option', { selected }).last();
    await place(true).waitFor();
    await differ(place(true), place(false), 'outline-style');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Propose seats…' }).press('Enter');
    const quick = page.getByRole('radio', { name: /^Quick/, checked: true });
    await differ(page.locator('label').filter({ has: quick }), body, 'background-color');
    const words = (text: string) => page.getByText(text, { exact: true });
    await differ(words('Quick'), words('Thorough'), 'color');
    await differ(words('1 second'), words('5 seconds'), 'color');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page.getByRole('group', { name: /^Seating chart of/ }).focus();
    await page.keyboard.press('ArrowLeft');
    const sign = await page.locator('svg[role=group]:focus').evaluate((drawing) => {
      const floor = drawing.parentElement?.parentElement as Element;
      return getComputedStyle(floor, '::after').outlineStyle;
    });
    expect(sign).toBe('solid');

    await event.seat('Ada Byron', 'Garden', 1);
    await page.goto(`${stage.url}/analytics?event=${event.id}`);
    const garden = page.getByRole('listitem').filter({ hasText: 'Garden' });
    await differ(garden.locator('span[data-role=guest]'), body, 'background-color');
  });
});

describe('the about page', () => {
  it('tells members how planning works, with its keys', async () => {
    const page = await stage.member('organiser@example.com', '/');
    await page.getByRole('link', { name: 'About', exact: true }).click();
    await heading(page, 'How planning works');
    await heading(page, 'Nothing is ever lost');
    await page.getByRole('rowheader', { name: 'Arrow keys' }).waitFor();
    await page.getByRole('link', { name: 'Go to your events' }).click();
    await heading(page, 'Events');
  });

  it('is for members', async () => {
    const page = await stage.visitor();
    await page.goto(`${stage.url}/about`);
    await heading(page, 'Sign in to continue');
    await expect.poll(() => hrefOf(page, 'Sign In')).toBe('/api/login?returnTo=%2Fabout');
  });
});

describe('an ended session', () => {
  it('leads to the sign-in at the next action, and back to where that was', async () => {
    const event = await plannedEvent(await stage.caller('organiser@example.com'), { name: 'Late' });
    const page = await stage.member('organiser@example.com', event.path);
    const button = page.getByRole('button', { name: 'Auto Assign' });
    await button.waitFor();
    await page.context().clearCookies();
    // A background request of the page may be refused first: then the button is gone.
    await button.evaluateAll((buttons) => {
      for (const one of buttons) (one as HTMLElement).click();
    });
    await heading(page, 'Sign in to continue');
    expect(await page.getByRole('link', { name: 'Sign Out' }).count()).toBe(0);
    const returnTo = encodeURIComponent(event.path);
    await expect.poll(() => hrefOf(page, 'Sign In')).toBe(`/api/login?returnTo=${returnTo}`);
  });
});

describe('a session that ends while a page is open', () => {
  /** A page that can lose its cookies: a late answer would restore the session's. */
  const pageToSignOut = async (path: string) => {
    const page = await stage.member('organiser@example.com', '/about');
    const line = await lineOf(page);
    const unanswered = new Set<Request>();
    page.on('request', (request) => unanswered.add(request));
    page.on('requestfinished', (request) => unanswered.delete(request));
    page.on('requestfailed', (request) => unanswered.delete(request));
    await page.goto(stage.url + path);
    const loseCookies = async () => {
      await expect.poll(() => unanswered.size).toBe(0);
      const cookies = await page.context().cookies();
      await page.context().clearCookies();
      return cookies;
    };
    return { page, line, loseCookies };
  };
  /** A page that loses its cookies together with its connection. */
  const pageWithoutSession = async (path: string, enter: (page: Page) => Promise<unknown>) => {
    const { page, line, loseCookies } = await pageToSignOut(path);
    await enter(page);
    await line.opened;
    await line.cut();
    const cookies = await loseCookies();
    await line.mend();
    return { page, cookies };
  };
  const nameOfNew = (page: Page) =>
    page.getByRole('dialog').getByRole('textbox', { name: 'Event Name' });
  const enterNew = async (page: Page) => {
    await page.getByRole('button', { name: 'New Event', exact: true }).click();
    await nameOfNew(page).fill('Half typed');
  };
  // A dialog hides the notice from screen readers, which are told its text.
  const notice = (page: Page) =>
    page.getByRole('region', { name: /^Notifications/, includeHidden: true });
  const signInAgain = (page: Page) =>
    notice(page).getByRole('button', { name: 'Sign in again', includeHidden: true });

  it('leads to the sign-in as soon as the connection is refused', async () => {
    const { page } = await pageWithoutSession('/events', (opened) => heading(opened, 'Events'));
    await heading(page, 'Sign in to continue');
  });

  it('keeps entries, offers to sign in again beside them, and then continues', async () => {
    const { page, cookies } = await pageWithoutSession('/events', enterNew);
    await notice(page).getByText('You are signed out').waitFor();
    const save = page.getByRole('dialog').getByRole('button', { name: 'Create Event' });
    // When the command is refused, the client asks who is signed in. This answer is late.
    const late = createGate();
    const checks = '/api/auth/user';
    const answerOf = async (status: number) => {
      const answer = await page.waitForResponse(
        (one) => one.url().endsWith(checks) && one.status() === status,
      );
      await answer.finished();
    };
    await page.route(
      `**${checks}`,
      async (route) => {
        const response = await route.fetch();
        await late.passed;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    await save.click();
    await notice(page).getByText('Failed to create event').waitFor();
    const signIn = page.waitForEvent('popup');
    await signInAgain(page).click();
    await (await signIn).close();
    expect(await nameOfNew(page).inputValue()).toBe('Half typed');

    await page.context().addCookies(cookies);
    const signedIn = answerOf(200);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await signedIn;
    const signedOut = answerOf(401);
    late.open();
    await signedOut;
    await save.click();
    await heading(page, 'Half typed');
  });

  it('keeps what was typed into a cell or a panel and not saved', async () => {
    const owner = await stage.caller('organiser@example.com');
    const people = ['Ada Byron'];
    const event = await plannedEvent(owner, { name: 'Typed', people, tables: { Garden: 4 } });
    const typed = (on: Page) => on.locator('input:focus');
    const enterCell = async (on: Page) => {
      await on.getByRole('row', { name: 'Ada Byron' }).locator('[data-column=company]').dblclick();
      await typed(on).fill('Half typed');
    };
    const enterPanel = async (on: Page) => {
      await on.getByText('Ada Byron').first().dblclick();
      const company = on.getByRole('textbox', { name: 'Company' });
      await company.fill('Half typed');
    };
    for (const [path, enter] of [
      [`/events/${event.id}`, enterCell],
      [event.path, enterPanel],
    ] as const) {
      const { page } = await pageWithoutSession(path, enter);
      await notice(page).getByText('You are signed out').waitFor();
      expect(await typed(page).inputValue()).toBe('Half typed');
    }
  });

  it('keeps an edit that is the first to be refused, and saves it once signed in again', async () => {
    const owner = await stage.caller('organiser@example.com');
    const people = ['Ada Byron'];
    const event = await plannedEvent(owner, { name: 'Refused', people, tables: { Garden: 4 } });
    const company = async () =>
      (await owner.call<AttendeeRow>('GET', `/api/attendees/${event.personId('Ada Byron')}`)).body
        .company;
    const inCell = async (page: Page) => {
      await page
        .getByRole('row', { name: 'Ada Byron' })
        .locator('[data-column=company]')
        .dblclick();
      await page.locator('input:focus').fill('By cell');
      return {
        save: () => page.getByRole('button', { name: 'Save again' }).click(),
        kept: page.getByText('1 edited cell is not saved.'),
        text: 'By cell',
      };
    };
    const inPanel = async (page: Page) => {
      await page.getByText('Ada Byron').first().dblclick();
      const field = page.getByRole('textbox', { name: 'Company' });
      await field.fill('By panel');
      return {
        save: () => field.press('Enter'),
        kept: field.and(page.locator('[aria-invalid=true]')),
        text: 'By panel',
      };
    };
    for (const [path, enter] of [
      [`/events/${event.id}`, inCell],
      [event.path, inPanel],
    ] as const) {
      const { page, loseCookies } = await pageToSignOut(path);
      const { save, kept, text } = await enter(page);
      const cookies = await loseCookies();
      await page.keyboard.press('Enter');
      await notice(page).getByText('You are signed out').waitFor();
      await kept.waitFor();
      expect(await company()).not.toBe(text);

      await page.context().addCookies(cookies);
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await notice(page)
        .getByRole('button', { name: 'Sign in again' })
        .waitFor({ state: 'detached' });
      await save();
      await expect.poll(company).toBe(text);
    }
  });

  it('keeps nothing of a member for another who signs in', async () => {
    const { page } = await pageWithoutSession('/events', enterNew);
    await notice(page).getByText('You are signed out').waitFor();
    const admin = await stage.member('admin@example.com', '/about');
    await page.context().addCookies(await admin.context().cookies());
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.getByRole('banner').getByText('Ada Lindqvist').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  const looksAtItAgain = (page: Page) =>
    page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const bio = (page: Page) => page.getByRole('textbox', { name: 'Bio' });
  const addToBio = async (page: Page) => {
    const typed = `${await bio(page).inputValue()} More.`;
    await bio(page).fill(typed);
    return typed;
  };
  const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();

  it('keeps what was typed into the profile', async () => {
    const { page, loseCookies } = await pageToSignOut('/profile');
    const typed = await addToBio(page);
    const cookies = await loseCookies();
    await save(page);
    await notice(page).getByText('You are signed out').waitFor();
    expect(await bio(page).inputValue()).toBe(typed);
    await page.context().addCookies(cookies);
    await looksAtItAgain(page);
    await signInAgain(page).waitFor({ state: 'detached' });
    await save(page);
    await notice(page).getByText('Profile updated').waitFor();
  });

  it('sends nothing on behalf of another member who has signed in beside it', async () => {
    const { page, loseCookies } = await pageToSignOut('/profile');
    const typed = await addToBio(page);
    const cookies = await loseCookies();
    const admin = await stage.member('admin@example.com', '/about');
    await page.context().addCookies(await admin.context().cookies());
    page.once('dialog', (question) => void question.dismiss());
    await save(page);
    await notice(page).getByText('You are signed out').waitFor();
    expect(await bio(page).inputValue()).toBe(typed);
    const bioOf = async (email: string) =>
      (await (await stage.caller(email)).call<{ bio: string | null }>('GET', '/api/auth/user')).body
        .bio;
    expect(await bioOf('admin@example.com')).toBeNull();

    await page.context().addCookies(cookies);
    await looksAtItAgain(page);
    await signInAgain(page).waitFor({ state: 'detached' });
    await save(page);
    await notice(page).getByText('Profile updated').waitFor();
    expect(await bioOf('organiser@example.com')).toBe(typed.trim());
  });

  it('shows another member who has signed in beside it their own data, once it is visible again', async () => {
    const { page, loseCookies } = await pageToSignOut('/profile');
    await page.getByRole('banner').getByText('Olivia Marsh').waitFor();
    await loseCookies();
    const admin = await stage.member('admin@example.com', '/about');
    await page.context().addCookies(await admin.context().cookies());
    await looksAtItAgain(page);
    await page.getByRole('banner').getByText('Ada Lindqvist').waitFor();
  });

  it('follows nothing on behalf of another member, and continues for its own', async () => {
    const owner = await stage.caller('organiser@example.com');
    const event = await plannedEvent(owner, { name: 'Followed', people: ['Ada Byron'] });
    const { page, line, loseCookies } = await pageToSignOut(event.path);
    await page.getByText('Ada Byron').first().dblclick();
    await page.getByRole('textbox', { name: 'Company' }).fill('Half typed');
    await line.opened;
    await line.cut();
    const cookies = await loseCookies();
    const newcomer = await stage.member('newcomer@example.com', '/about');
    await page.context().addCookies(await newcomer.context().cookies());
    page.once('dialog', (question) => void question.dismiss());
    await line.mend();
    await notice(page).getByText('You are signed out').waitFor();

    await page.context().addCookies(cookies);
    await looksAtItAgain(page);
    await signInAgain(page).waitFor({ state: 'detached' });
    await owner.call('POST', '/api/attendees', { eventId: event.id, name: 'Ben Kaya' });
    await page.getByText('Ben Kaya').first().waitFor();
  });

  it('leads to the sign-in once entries are discarded', async () => {
    const { page } = await pageWithoutSession('/events', enterNew);
    await notice(page).getByText('You are signed out').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await heading(page, 'Sign in to continue');
  });
});

describe('a typed address', () => {
  it('shows the top of its page; a reloaded one keeps its scroll position', async () => {
    const page = await stage.member('organiser@example.com', '/about', {
      viewport: { width: 1024, height: 400 },
    });
    const scrolled = () => page.evaluate(() => window.scrollY);
    await heading(page, 'About Dinner Seating Planner');
    await page.evaluate(() => window.scrollTo(0, 200));
    await expect.poll(scrolled).toBe(200);
    await page.reload();
    await heading(page, 'About Dinner Seating Planner');
    await expect.poll(scrolled).toBe(200);
    await page.goto(`${stage.url}/profile`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await scrolled()).toBe(0);
  });
});

describe('an address that leads nowhere', () => {
  it('leads a guest back, or home', async () => {
    const page = await stage.visitor();
    await page.goto(stage.url);
    await heading(page, claim);
    await page.goto(`${stage.url}/no/such/page`);
    await heading(page, 'Page Not Found');
    const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true });
    await signIn.waitFor();
    await page.getByRole('button', { name: 'Go Back' }).click();
    await heading(page, claim);
    await page.goto(`${stage.url}/no/such/page`);
    await page.getByRole('link', { name: 'Go Home', exact: true }).click();
    await heading(page, claim);
  });

  it('leads a member back to where they were', async () => {
    const page = await stage.member('organiser@example.com', '/about');
    await heading(page, 'About Dinner Seating Planner');
    await page.goto(`${stage.url}/nowhere`);
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    await page.getByRole('button', { name: 'Go Back' }).click();
    await heading(page, 'About Dinner Seating Planner');
  });
});

describe('the splash', () => {
  const hint = (page: Page) => page.getByText('Click or press a key to skip');

  /** A first visit whose clock stands still until the test advances it. */
  const firstVisit = async (options = {}) => {
    const page = await stage.visitor({ reducedMotion: 'no-preference', ...options });
    await page.clock.install();
    await page.goto(stage.url);
    await hint(page).waitFor();
    return page;
  };

  it('lasts 120 ms for each of its 8 chairs, 800 ms and 1800 ms more, once a session', async () => {
    const page = await stage.visitor({ reducedMotion: 'no-preference' });
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.goto(stage.url);
    let passed = 0;
    const pass = async (ms: number) => {
      await page.clock.runFor(ms);
      passed += ms;
      return hint(page).count();
    };
    // The HTML already has the splash; its clock starts once the code that ends it has loaded.
    const isRunning = () => page.locator('html[data-splash=running]').count();
    await expect.poll(async () => [await pass(5), await isRunning()]).toEqual([1, 1]);
    const over = 8 * 120 + 800 + 1_800;
    passed = 0;
    expect(await pass(over - 50)).toBe(1);
    await expect.poll(() => pass(50)).toBe(0);
    expect(passed).toBeLessThan(over + 1_500);

    await page.clock.resume();
    await page.reload();
    await heading(page, claim);
    await expect.poll(() => hint(page).isVisible()).toBe(false);
    await hint(page).waitFor({ state: 'detached' });
  });

  it('ends with a click, which does nothing else', async () => {
    const page = await firstVisit();
    await page.mouse.click(680, 430);
    await hint(page).waitFor({ state: 'detached' });
    await heading(page, claim);
  });

  it('ends with a tap, which follows no link beneath', async () => {
    const page = await firstVisit({ hasTouch: true });
    const link = page.getByRole('link', { name: 'Get Started', exact: true }).first();
    await link.waitFor({ state: 'attached' });
    const box = await link.boundingBox();
    if (!box) throw new Error('there is no link to tap');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const beneath = await page.evaluate(
      ([left = 0, top = 0]) => document.elementFromPoint(left, top)?.closest('a')?.href ?? 'none',
      [x, y],
    );
    expect(beneath).toBe('none');
    await page.touchscreen.tap(x, y);
    await hint(page).waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${stage.url}/`);
    await heading(page, claim);
  });

  it('ends with a key, which the page below has already handled', async () => {
    const page = await firstVisit();
    await page.getByRole('link', { name: 'Skip to content' }).waitFor({ state: 'attached' });
    await page.keyboard.press('Tab');
    await hint(page).waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Skip to content');
  });

  it('is drawn before any code has loaded, and can be skipped by then', async () => {
    const page = await stage.visitor({ reducedMotion: 'no-preference' });
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto(stage.url);
    await hint(page).waitFor({ state: 'visible' });
    await page.keyboard.press('Shift');
    await hint(page).waitFor({ state: 'hidden' });
    await heading(page, claim);
  });

  it('ends by itself if the code does not arrive', async () => {
    const page = await stage.visitor({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto(stage.url);
    await hint(page).waitFor({ state: 'visible' });
    await page.clock.fastForward(10_000);
    await hint(page).waitFor({ state: 'hidden' });
  });

  it('is left out if less motion is preferred', async () => {
    const page = await stage.visitor({ reducedMotion: 'reduce' });
    await page.goto(stage.url);
    await heading(page, claim);
    await expect.poll(() => hint(page).isVisible()).toBe(false);
    await hint(page).waitFor({ state: 'detached' });
  });
});
