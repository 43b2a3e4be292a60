import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Runs the type checker in watch mode and prints its output. @returns a function that ends it */
export const watchTypes = (say: (line: string) => void): (() => void) => {
  const tsc = join('node_modules', 'typescript-7', 'bin', 'tsc');
  const child = spawn(process.execPath, [tsc, '--noEmit', '--watch', '--preserveWatchOutput'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.trim() !== '') say(`types: ${line}`);
  });
  return () => void child.kill();
};
