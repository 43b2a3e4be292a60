import type { TestProject } from 'vitest/node';
import { chromiumExecutable, launchChromium } from './chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    chromium: { path: string; args: string[] };
  }
}

/**
 * A test's page lives for seconds. Optimising its code would cost more than it saves: a tenth of all that
 * the browser computes. Collecting garbage less often, and on one thread, saves a twentieth.
 */
const forShortLives =
  '--js-flags=--no-opt --no-maglev --min-semi-space-size=16 --single-threaded-gc';

/**
 * Unpacks Chromium before any worker starts, so that none runs a file that another is writing. Starts it
 * once, so that a browser that cannot start is reported in one line instead of by every file.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { path, args: given, dispose } = await chromiumExecutable();
  const args = [...given, forShortLives];
  const browser = await launchChromium({ path, args });
  await browser.close();
  project.provide('chromium', { path, args });
  return dispose;
}
