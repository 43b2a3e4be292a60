import { bySql } from './bySql.ts';

/** How the cards of each event look. */
export const cardDesigns = bySql(`
  CREATE TABLE read.card_designs (
    id text PRIMARY KEY,
    event_id text NOT NULL,
    name text NOT NULL,
    version integer NOT NULL,
    design jsonb NOT NULL,
    saved_by_user_id text NOT NULL,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL
  );
  CREATE INDEX card_designs_event ON read.card_designs (event_id);

  CREATE TABLE read.plans_past_cards (
    id text PRIMARY KEY,
    deleted_at timestamptz NOT NULL
  );
`);
