import type { Control, Fault } from './fault.ts';
import { aborts } from './faults/aborts.ts';
import { fourProcesses } from './faults/fourProcesses.ts';
import { killApi } from './faults/killApi.ts';
import { killEmbeddedApi, killEmbeddedPostgres } from './faults/killEmbedded.ts';
import { killPostgres } from './faults/killPostgres.ts';
import { killProjections } from './faults/killProjections.ts';
import { cut, delay, fallSilent, halfClose, loseAnswers, refuse } from './faults/network.ts';
import { sigterm } from './faults/sigterm.ts';
import { stopApi, stopPostgres } from './faults/stopPostgres.ts';

export const faults: readonly Fault[] = [
  killApi,
  killPostgres,
  killProjections,
  killEmbeddedApi,
  killEmbeddedPostgres,
  stopPostgres,
  stopApi,
  cut,
  refuse,
  delay,
  halfClose,
  loseAnswers,
  fallSilent,
  aborts,
  fourProcesses,
  sigterm,
];

export const controls: readonly Control[] = [];
