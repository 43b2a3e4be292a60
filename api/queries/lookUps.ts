import type { Knex } from 'knex';
import type { EventFacts } from '../../schema/permissions.ts';
import type { SeatRow } from '../../schema/readModels.ts';
import { batched } from './batched.ts';
import { seatColumns } from './columns.ts';
import { prepared } from './prepared.ts';

/** What nearly every command asks for by id, and many of them at once. */
export const createLookUps = (read: Knex) => ({
  /** What permissions are judged by. */
  eventFacts: batched<EventFacts & { id: string }>((ids) =>
    read('events')
      .whereRaw('id = ANY(?)', [ids])
      .options(prepared('event_facts'))
      .select({ id: 'id', createdByUserId: 'created_by_user_id', isPublic: 'is_public' }),
  ),
  seat: batched<SeatRow>((ids) =>
    read('seats')
      .whereRaw('id = ANY(?)', [ids])
      .options(prepared('seats_by_ids'))
      .select(seatColumns),
  ),
});

export type LookUps = ReturnType<typeof createLookUps>;
