import { bySql } from './bySql.ts';

/** The members on an event now: neither recorded nor projected. */
export const presence = bySql(`
  -- Who is on an event now. Unlogged: after a crash nobody is, until their processes say so again.
  CREATE UNLOGGED TABLE app.presence (
    event_id text NOT NULL,
    member_id text NOT NULL,
    -- One for each open screen.
    client_id text NOT NULL,
    -- The subscription that shows them, so that the end of an old one does not end a newer one's.
    connection text NOT NULL,
    colour smallint NOT NULL,
    since timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    holding text[] NOT NULL DEFAULT '{}',
    holding_until timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (event_id, member_id, client_id)
  );
  CREATE INDEX presence_connection ON app.presence (connection);
  CREATE INDEX presence_expires_at ON app.presence (expires_at);
`);
