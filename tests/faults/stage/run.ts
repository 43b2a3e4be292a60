import { execFile } from 'node:child_process';

export type Ran = { code: number; output: string };

type Options = { env?: NodeJS.ProcessEnv; cwd?: string; uid?: number; gid?: number };

/** Runs a program to its end. The exit code is part of the result. */
export const ran = (
  command: string,
  args: readonly string[],
  options: Options = {},
): Promise<Ran> =>
  new Promise((resolve) => {
    const limits = { maxBuffer: 64 * 1024 * 1024 };
    execFile(command, [...args], { ...options, ...limits }, (error, stdout, stderr) => {
      const code = error ? (typeof error.code === 'number' ? error.code : 1) : 0;
      resolve({ code, output: `${stdout}${stderr}` });
    });
  });

/** @throws Error with its output if the exit code is not 0 */
export const run = async (
  command: string,
  args: readonly string[],
  options: Options = {},
): Promise<string> => {
  const { code, output } = await ran(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}: ${output}`);
  return output;
};
