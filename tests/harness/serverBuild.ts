import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Builds the server as `npm start` does, for tests and benchmarks that start it as a process. */
export default async function buildServer(): Promise<void> {
  await run('npm', ['run', '--silent', 'build:server']);
}

/** The last line of `npm run projections -- verify` on a built server. */
export const verdictOfVerify = async (env: Record<string, string>): Promise<string | undefined> => {
  const command = [join('dist', 'server', 'projections', 'main.js'), 'verify'];
  const { stdout } = await run(process.execPath, command, { env: { ...process.env, ...env } });
  return stdout.trim().split('\n').at(-1);
};
