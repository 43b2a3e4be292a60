import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export type Box = { x: number; y: number; width: number; height: number };

/** Waits until no transition or animation runs on the page. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // The end of one may start another, such as a colour that follows a move.
    for (;;) {
      await frame();
      await frame();
      const ending = document.getAnimations().filter(({ effect, playState }) => {
        const endTime = effect?.getComputedTiming().endTime;
        return playState === 'running' && endTime !== Number.POSITIVE_INFINITY;
      });
      if (ending.length === 0) return;
      await Promise.allSettled(ending.map(({ finished }) => finished));
    }
  });

/** The letters of a line in their visual order, from left to right. */
export const seenLetters = (line: Locator): Promise<string> =>
  line.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const letters: { letter: string; left: number }[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (const [at, letter] of [...text.data].entries()) {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        letters.push({ letter, left: range.getBoundingClientRect().left });
      }
    }
    return letters
      .sort((a, b) => a.left - b.left)
      .map(({ letter }) => letter)
      .join('')
      .replace(/\p{Cf}/gu, '');
  });

/** Reverses Arabic text, which is read from right to left. */
export const arabicTurned = (text: string): string =>
  text.replace(/\p{Script=Arabic}+(?: \p{Script=Arabic}+)*/gu, (words) =>
    [...words].reverse().join(''),
  );

/** Expects the browser to ask before it reloads the page. The page then stays. */
export const asksBeforeReload = async (page: Page): Promise<void> => {
  // The browser learns from the page, and not at once, that it has to ask. Nobody types and reloads that fast.
  await atRest(page);
  const asked = page.waitForEvent('dialog');
  void page.reload().catch(() => undefined);
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
};

/** A gate: `passed` resolves once it is opened. */
export const createGate = (): { open: () => void; passed: Promise<void> } => {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), passed };
};

/** Holds a request before it reaches the server, or its answer, until it is released. */
export const holding = async (
  page: Page,
  operation: string,
  what: 'answer' | 'request' = 'answer',
) => {
  const [reached, gate] = [createGate(), createGate()];
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName !== operation) return route.fallback();
    const response = what === 'answer' ? await route.fetch() : undefined;
    reached.open();
    await gate.passed;
    await (response ? route.fulfill({ response }) : route.fallback());
  });
  return { reached: reached.passed, letGo: gate.open };
};

/** The position of an element once it no longer moves. */
export const restingBox = async (element: Locator): Promise<Box> => {
  const page = element.page();
  for (let before = ''; ; ) {
    await atRest(page);
    const box = await element.first().boundingBox();
    if (!box) throw new Error(`${element} is not to be seen`);
    const now = JSON.stringify(box);
    if (now === before) return box;
    before = now;
  }
};

/**
 * At an end where nothing is left to scroll, the shade at the edge of tabs is covered.
 * @returns the rows of tabs whose cover differs in colour from their background
 */
export const tabsWithShades = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=tablist]')].flatMap((tabs) => {
      const [cover] = /rgba?\([^)]*\)/.exec(getComputedStyle(tabs).backgroundImage) ?? [];
      const colourOf = (element: Element) => getComputedStyle(element).backgroundColor;
      let ground = tabs.parentElement ?? document.body;
      while (colourOf(ground) === 'rgba(0, 0, 0, 0)' && ground.parentElement)
        ground = ground.parentElement;
      const behind = colourOf(ground);
      return cover === behind ? [] : [`${tabs.textContent}: ${cover} on ${behind}`];
    }),
  );

export const middleOf = async (element: Locator): Promise<{ x: number; y: number }> => {
  const { x, y, width, height } = await restingBox(element);
  return { x: x + width / 2, y: y + height / 2 };
};

/** Types once a field is focused: a dialog moves the focus only after it is shown. */
export const typeWhereFocused = async (page: Page, text: string): Promise<void> => {
  await page.locator('input:focus, textarea:focus').waitFor();
  await page.keyboard.type(text);
};

/**
 * Presses a button. On a phone, most tools of the seating chart are in sheets of its bar: then the right
 * sheet is opened first.
 */
export const pressTool = async (page: Page, name: string | RegExp): Promise<void> => {
  const anywhere = page.getByRole('button', { name, includeHidden: true }).first();
  await anywhere.waitFor({ state: 'attached' });
  const closed = await anywhere.evaluate((button) =>
    button.checkVisibility() ? null : (button.closest('[data-open="false"]')?.id ?? null),
  );
  if (closed) await page.locator(`[aria-controls="${closed}"]`).click();
  await page.getByRole('button', { name }).first().click();
};

/**
 * Runs what closes an element, and focuses another one as soon as the first is gone, before the task that
 * returns the focus. Resolves after that task.
 */
export const focusAsItCloses = async (
  page: Page,
  { closing, focused }: { closing: string; focused: string },
  close: () => Promise<void>,
): Promise<void> => {
  await page.evaluate(
    ([shown, next]) => {
      new MutationObserver((_, observer) => {
        if (document.querySelector(shown)) return;
        observer.disconnect();
        document.querySelector<HTMLElement | SVGElement>(next)?.focus();
        setTimeout(() => setTimeout(() => document.body.setAttribute('data-tried', '')));
      }).observe(document.body, { childList: true, subtree: true });
    },
    [closing, focused] as const,
  );
  await close();
  await page.locator('body[data-tried]').waitFor();
};

/**
 * Records what screen readers are told from now on.
 * @returns each text that has entered a live region since, in order
 */
export const listened = async (page: Page): Promise<() => Promise<string[]>> => {
  const live = '[role=status], [role=alert], [aria-live]';
  const heard = await page.evaluateHandle((regions) => {
    const texts: string[] = [];
    new MutationObserver((changes) => {
      const said = changes.flatMap(({ target, type, addedNodes }) =>
        type === 'characterData' ? [target] : [...addedNodes],
      );
      const at = said.map((node) => (node instanceof Element ? node : node.parentElement));
      for (const region of new Set(at.map((element) => element?.closest(regions)))) {
        const text = region?.getAttribute('aria-live') === 'off' ? '' : region?.textContent?.trim();
        if (text) texts.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return texts;
  }, live);
  return () => heard.jsonValue();
};

/** Whether an element is in view from top to bottom, with nothing over it. */
export const isInFullView = (element: Locator): Promise<boolean> =>
  element.evaluate((own) => {
    const { left, top, bottom } = own.getBoundingClientRect();
    return [top + 1, bottom - 1].every((y) => own.contains(document.elementFromPoint(left + 1, y)));
  });

/** Whether the focus is on an element or inside it, for polling. */
export const isFocused = (element: Locator) => (): Promise<boolean> =>
  element.evaluate((one) => one.contains(document.activeElement));

/**
 * What covers the middle of the focused element, for the message of a failed test; null if nothing does.
 */
export const coveringFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    const { x, y, width, height } = at?.getBoundingClientRect() ?? new DOMRect();
    const seen = document.elementFromPoint(x + width / 2, y + height / 2);
    return seen === at || at?.contains(seen) ? null : `${seen?.className} on ${at?.outerHTML}`;
  });

/**
 * Whether an element is laid out when the page is at its top. A page that has been here before scrolls back to
 * where it was, once there is enough to scroll.
 */
export const isLaidOutFromTop = (item: Locator): Promise<boolean> =>
  item.evaluate((element) => {
    window.scrollTo(0, 0);
    return element.checkVisibility({ contentVisibilityAuto: true });
  });
