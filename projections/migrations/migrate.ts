import knexFactory, { type Knex } from 'knex';
import pg from 'pg';
import { excludePersonalStatistics } from '../personalStatistics.ts';
import { readModels } from './0001ReadModels.ts';
import { operational } from './0002Operational.ts';
import { importOrder } from './0003ImportOrder.ts';
import { presence } from './0004Presence.ts';
import { audit } from './0005Audit.ts';
import { erasure } from './0006Erasure.ts';
import { steps } from './0007Steps.ts';
import { historySubjects } from './0008HistorySubjects.ts';
import { drafts } from './0009Drafts.ts';
import { commandsInParts } from './0010CommandsInParts.ts';
import { setAside } from './0011SetAside.ts';
import { verified } from './0012Verified.ts';
import { feedTopics } from './0013FeedTopics.ts';
import { textIndexes } from './0014TextIndexes.ts';
import { tableOrder } from './0015TableOrder.ts';
import { waysIntoHistory } from './0016WaysIntoHistory.ts';
import { personalTraces } from './0017PersonalTraces.ts';
import { refusedAdminCalls } from './0018RefusedAdminCalls.ts';
import { boundedReads } from './0019BoundedReads.ts';
import { lookUps } from './0020LookUps.ts';
import { seatingRules } from './0021SeatingRules.ts';
import { attendeeFacts } from './0022AttendeeFacts.ts';
import { tableTags } from './0023TableTags.ts';
import { floorObjects } from './0024FloorObjects.ts';
import { seatingJobs } from './0025SeatingJobs.ts';
import { seatingProposals } from './0026SeatingProposals.ts';
import { arrangementObjects } from './0027ArrangementObjects.ts';
import { replies } from './0028Replies.ts';
import { attendeeNeeds } from './0029AttendeeNeeds.ts';
import { plusOnes } from './0030PlusOnes.ts';
import { menus } from './0031Menus.ts';
import { guestLists } from './0032GuestLists.ts';
import { issuedSheets } from './0033IssuedSheets.ts';
import { guestFields } from './0034GuestFields.ts';
import { listsByHeader } from './0035ListsByHeader.ts';
import { rooms } from './0036Rooms.ts';
import { issuedTables } from './0039IssuedTables.ts';
import { cardDesigns } from './0040CardDesigns.ts';
import { eventOnLinks } from './0041EventOnLinks.ts';
import { printedAs } from './0042PrintedAs.ts';
import { snapshotsAsText } from './0043SnapshotsAsText.ts';
import { turnsOfLists } from './0044TurnsOfLists.ts';
import { apostrophes } from './0045Apostrophes.ts';
import { spellings } from './0046Spellings.ts';
import { attendeeOrder } from './0047AttendeeOrder.ts';
import { takenProposals } from './0048TakenProposals.ts';
import { targetsOfRefusedCalls } from './0049TargetsOfRefusedCalls.ts';

/** In order. Released names never change. */
const migrations: Record<string, Knex.Migration> = {
  '0001_read_models': readModels,
  '0002_operational': operational,
  '0003_import_order': importOrder,
  '0004_presence': presence,
  '0005_audit': audit,
  '0006_erasure': erasure,
  '0007_steps': steps,
  '0008_history_subjects': historySubjects,
  '0009_drafts': drafts,
  '0013_feed_topics': feedTopics,
  '0014_text_indexes': textIndexes,
  '0010_commands_in_parts': commandsInParts,
  '0015_table_order': tableOrder,
  '0016_ways_into_history': waysIntoHistory,
  '0017_personal_traces': personalTraces,
  '0018_refused_admin_calls': refusedAdminCalls,
  '0019_bounded_reads': boundedReads,
  '0020_look_ups': lookUps,
  '0011_set_aside': setAside,
  '0012_verified': verified,
  '0021_seating_rules': seatingRules,
  '0022_attendee_facts': attendeeFacts,
  '0023_table_tags': tableTags,
  '0024_floor_objects': floorObjects,
  '0025_seating_jobs': seatingJobs,
  '0026_seating_proposals': seatingProposals,
  '0027_arrangement_objects': arrangementObjects,
  '0028_replies': replies,
  '0029_attendee_needs': attendeeNeeds,
  '0030_plus_ones': plusOnes,
  '0031_menus': menus,
  '0032_guest_lists': guestLists,
  '0033_issued_sheets': issuedSheets,
  '0035_lists_by_header': listsByHeader,
  '0034_guest_fields': guestFields,
  '0036_rooms': rooms,
  '0039_issued_tables': issuedTables,
  '0040_card_designs': cardDesigns,
  '0041_event_on_links': eventOnLinks,
  '0042_printed_as': printedAs,
  '0043_snapshots_as_text': snapshotsAsText,
  '0044_turns_of_lists': turnsOfLists,
  '0045_apostrophes': apostrophes,
  '0046_spellings': spellings,
  '0047_attendee_order': attendeeOrder,
  '0048_taken_proposals': takenProposals,
  '0049_targets_of_refused_calls': targetsOfRefusedCalls,
};

const source: Knex.MigrationSource<string> = {
  getMigrations: async () => Object.keys(migrations),
  getMigrationName: (name) => name,
  getMigration: async (name) => migrations[name] as Knex.Migration,
};

/** A newer version has used the database. Migrations only go forward. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';
}

/** The advisory lock of migrations. The number is arbitrary. */
const migrationLock = '7021954411730283107';

/**
 * Migrates the schemas `read` and `app`. Several processes may call it at once.
 * @throws NewerDatabase
 */
export const migrate = async (connectionString: string): Promise<void> => {
  const guard = new pg.Client({ connectionString, application_name: 'planner-migrate' });
  await guard.connect();
  try {
    await guard.query(`SELECT pg_advisory_lock(${migrationLock})`);
    await guard.query('CREATE SCHEMA IF NOT EXISTS read; CREATE SCHEMA IF NOT EXISTS app;');
    await migrateUnderLock(connectionString);
    for (const schema of ['read', 'app']) await excludePersonalStatistics(guard, schema);
  } finally {
    await guard.end();
  }
};

const migrateUnderLock = async (connectionString: string): Promise<void> => {
  const knex = knexFactory({
    client: 'pg',
    connection: connectionString,
    pool: { min: 0, max: 1 },
    // It would print what it throws as well, with the whole migration.
    log: { warn: () => undefined, error: () => undefined },
  });
  try {
    await refuseNewer(knex);
    await knex.migrate.latest({
      migrationSource: source,
      schemaName: 'app',
      tableName: 'migrations',
    });
  } finally {
    await knex.destroy();
  }
};

const refuseNewer = async (knex: Knex): Promise<void> => {
  if (!(await knex.schema.withSchema('app').hasTable('migrations'))) return;
  const done: string[] = await knex.withSchema('app').from('migrations').pluck('name');
  const unknown = done.filter((name) => !(name in migrations));
  if (unknown.length === 0) return;
  throw new NewerDatabase(
    `A newer version has used this database (${unknown.join(', ')}). Start that version, or one after it.`,
  );
};
