import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems assign by themselves. */
const [lowest, highest] = [10_000, 32_000];

/**
 * A free port for a process that is ended and started again. No other process is given this port
 * meanwhile, which would answer in its place.
 */
export const keptPort = async (tries = 50): Promise<number> => {
  const port = randomInt(lowest, highest);
  const probe = createServer();
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    if (tries <= 1) throw error;
    return keptPort(tries - 1);
  }
  probe.close();
  await once(probe, 'close');
  return port;
};
