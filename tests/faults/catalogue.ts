import {
  bodyNotAwaited,
  newKeyOnRepeat,
  noExpectedRevision,
  projectorSkips,
} from './controls/controls.ts';
import type { Control, Fault } from './fault.ts';
import { aborts } from './faults/aborts.ts';
import { clockJump } from './faults/clockJump.ts';
import { diskFull } from './faults/diskFull.ts';
import { fourProcesses } from './faults/fourProcesses.ts';
import { killApi } from './faults/killApi.ts';
import { killEmbeddedApi, killEmbeddedPostgres } from './faults/killEmbedded.ts';
import { killPostgres } from './faults/killPostgres.ts';
import { killProjections } from './faults/killProjections.ts';
import { cut, delay, fallSilent, halfClose, loseAnswers, refuse } from './faults/network.ts';
import { olderData } from './faults/olderData.ts';
import { newerRebuild, rebuildUnderLoad } from './faults/rebuilds.ts';
import { reconnectStorm } from './faults/reconnectStorm.ts';
import { restore } from './faults/restore.ts';
import { sigterm } from './faults/sigterm.ts';
import { stopApi, stopEventStore, stopPostgres } from './faults/stopPostgres.ts';
import { subscribers } from './faults/subscribers.ts';

export const faults: readonly Fault[] = [
  killApi,
  killPostgres,
  killProjections,
  killEmbeddedApi,
  killEmbeddedPostgres,
  stopPostgres,
  stopEventStore,
  stopApi,
  cut,
  refuse,
  delay,
  halfClose,
  loseAnswers,
  fallSilent,
  aborts,
  fourProcesses,
  diskFull,
  clockJump,
  subscribers,
  reconnectStorm,
  rebuildUnderLoad,
  newerRebuild,
  sigterm,
  restore,
  ...olderData,
];

export const controls: readonly Control[] = [
  noExpectedRevision,
  newKeyOnRepeat,
  projectorSkips,
  bodyNotAwaited,
];

/** The fastest faults, as a part of `npm test`, longest first. */
export const shortPass: readonly Fault[] = [
  killApi,
  rebuildUnderLoad,
  killPostgres,
  aborts,
  cut,
  halfClose,
];
