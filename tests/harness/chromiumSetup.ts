import type { TestProject } from 'vitest/node';
import { chromiumExecutable, launchChromium } from './chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    chromium: { path: string; args: string[] };
  }
}

/**
 * Unpacks Chromium before any worker starts, so that none runs a file that another still writes, and
 * starts it once: a browser that cannot start is told in one line instead of by every file.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { path, args, dispose } = await chromiumExecutable();
  const browser = await launchChromium({ path, args });
  await browser.close();
  project.provide('chromium', { path, args });
  return dispose;
}
