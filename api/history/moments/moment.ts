import type { MomentRead } from '../../../schema/entities/moment.ts';
import { eventPlanStream } from '../../../schema/ids.ts';
import { momentInput } from '../../../schema/inputs/moments.ts';
import type { Application, RequestContext } from '../../application.ts';
import { requireCapabilities, requireMember } from '../../auth/authorize.ts';
import { planAsSeen } from '../../eventPlans/planAsSeen.ts';
import { planAt } from '../../eventPlans/plans.ts';
import { parseInput } from '../../pipeline/parseInput.ts';
import { withShownNames } from '../../plusOnes/shownNames.ts';
import { entryAsSeen } from '../entryAsSeen.ts';
import { noSuchMoment } from './noSuchMoment.ts';
import { type EntryAmongOthers, entryAmongOthers } from './planEntries.ts';
import { pictureOf } from './planPicture.ts';

/**
 * The plan of an event at a moment: after the change of a revision, or after the last change up to a time.
 * For a revision without an effect of its own, such as a part of an import, the moment is the change before
 * it.
 * @throws Refusal NOT_SIGNED_IN, EVENT_NOT_FOUND; BAD_INPUT if the event has no such moment
 */
export const readMoment = async (
  app: Application,
  request: RequestContext,
  input: unknown,
): Promise<MomentRead> => {
  requireMember(request);
  const { eventId, revision, at } = parseInput(momentInput, input);
  const capabilities = await requireCapabilities(app, request, eventId);
  const found =
    typeof revision === 'number'
      ? await entryOfRevision(app, eventId, revision)
      : await entryAmongOthers(app.read, eventId, at ? { at } : 'now');
  if (!found) throw noSuchMoment('at');
  const { entry } = found;
  const plan = planAsSeen(await planAt(app, eventId, BigInt(entry.revision)), capabilities);
  return {
    ...found,
    entry: entryAsSeen(entry, capabilities),
    eventId,
    revision: entry.revision,
    at: entry.timestamp,
    picture: pictureOf(withShownNames(plan)),
  };
};

/** The entry of a revision and its neighbours. @throws Refusal BAD_INPUT for an unknown revision */
export const entryOfRevision = async (
  { read, readStream }: Application,
  eventId: string,
  revision: number,
): Promise<EntryAmongOthers> => {
  const only = { from: BigInt(revision), max: 1 };
  for await (const { position } of readStream(eventPlanStream(eventId), only)) {
    const found = await entryAmongOthers(read, eventId, { position });
    if (found && revision <= found.lastRevision) return found;
  }
  throw noSuchMoment('revision');
};
