import { existsSync } from 'node:fs';
import chromiumPackage from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';
import { memoryFolder } from './memoryFolder.ts';
import { packagedChromium } from './packagedChromium.ts';

const installed = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

type Executable = { path: string; args: string[]; dispose: () => Promise<void> };

const nothingToDispose = async () => undefined;

/**
 * CHROMIUM_PATH, otherwise the npm package's Chromium if it runs here (Linux on x64), otherwise an
 * installed Chrome.
 * @throws Error if there is none
 */
export const chromiumExecutable = async (): Promise<Executable> => {
  const named = process.env.CHROMIUM_PATH;
  if (named) return { path: named, args: [], dispose: nothingToDispose };
  if (process.platform === 'linux' && process.arch === 'x64') {
    return { ...(await packagedChromium()), args: chromiumPackage.args };
  }
  const found = installed.find((path) => existsSync(path));
  if (!found) throw new Error('No Chromium found: set CHROMIUM_PATH to the path of one.');
  return { path: found, args: [], dispose: nothingToDispose };
};

/** A single process and an emulated graphics card, both of which only slow it down here. */
const unwanted =
  /^--(headless|single-process|no-zygote|in-process-gpu|use-gl|use-angle|enable-unsafe-swiftshader|ignore-gpu-blocklist)/;

/**
 * A real Chromium, headless, rendering without a graphics card. Background traffic is off, so tests only
 * talk to this machine.
 * @throws Error with one line if it does not start
 */
export const launchChromium = async ({
  path,
  args,
}: Omit<Executable, 'dispose'>): Promise<Browser> => {
  const kept = args.filter((arg) => !unwanted.test(arg));
  const quiet = ['--disable-gpu', '--disable-background-networking', '--disable-sync'];
  // By default, its processes share drawn frames through files in /tmp.
  const ignoreDefaultArgs = (await memoryFolder()) ? ['--disable-dev-shm-usage'] : [];
  try {
    return await chromium.launch({
      executablePath: path,
      args: [...kept, '--no-sandbox', ...quiet],
      headless: true,
      ignoreDefaultArgs,
    });
  } catch (error) {
    throw new Error(`Chromium at ${path} does not start: ${reasonOf(error)}`);
  }
};

/** The same if nobody has found the executable yet, as in a benchmark. */
export const findAndLaunchChromium = async (): Promise<Browser> => {
  const executable = await chromiumExecutable();
  const browser = await launchChromium(executable);
  browser.once('disconnected', () => void executable.dispose());
  return browser;
};

/** The first line with a message; the rest is a log of the launch. */
const reasonOf = (error: unknown): string => {
  const lines = String((error as Error).message).split('\n');
  const told = lines.find((line) => /error while loading|EACCES|ENOENT|ETXTBSY/.test(line));
  return (told ?? lines[0] ?? 'unknown').trim();
};
