import { existsSync } from 'node:fs';
import chromiumPackage from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

const installed = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The npm package's Chromium where it runs (Linux on x64), else CHROMIUM_PATH or a Chrome that is
 * installed. A browser that does not start fails the test.
 */
const executable = async (): Promise<{ path: string; args: string[] }> => {
  const named = process.env.CHROMIUM_PATH;
  if (named) return { path: named, args: [] };
  if (process.platform === 'linux' && process.arch === 'x64') {
    return { path: await chromiumPackage.executablePath(), args: chromiumPackage.args };
  }
  const found = installed.find((path) => existsSync(path));
  if (!found) throw new Error('No Chromium found: set CHROMIUM_PATH to the path of one.');
  return { path: found, args: [] };
};

/** One process for all, and a graphics card that is emulated: both only slow it down here. */
const unwanted =
  /^--(headless|single-process|no-zygote|in-process-gpu|use-gl|use-angle|enable-unsafe-swiftshader|ignore-gpu-blocklist)/;

/**
 * A real Chromium, headless, drawing as on a machine without a graphics card. Background traffic is
 * off: tests talk to this machine only.
 */
export const launchChromium = async (): Promise<Browser> => {
  const { path, args } = await executable();
  const kept = args.filter((arg) => !unwanted.test(arg));
  const quiet = ['--disable-gpu', '--disable-background-networking', '--disable-sync'];
  return chromium.launch({
    executablePath: path,
    args: [...kept, '--no-sandbox', ...quiet],
    headless: true,
  });
};
