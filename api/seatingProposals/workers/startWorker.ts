import { threadsOf } from '../../serving/startThread.ts';

/** In MB. A plan of 6,000 people needs a sixth of this. */
const mostMemory = 600;

export const startWorker = threadsOf('seatingProposals/workers', {
  maxOldGenerationSizeMb: mostMemory,
});
