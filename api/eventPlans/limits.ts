import { limits } from '../../schema/limits.ts';
import { Refusal } from '../../schema/refusal.ts';

const most = {
  attendees: limits.attendeesPerEvent,
  tables: limits.tablesPerEvent,
  seats: limits.seatsPerEvent,
  rules: limits.rulesPerEvent,
  objects: limits.floorObjectsPerEvent,
  'custom fields': limits.guestFields,
};

/** @throws Refusal LIMIT_REACHED if an event may not hold `count` of these */
export const refuseTooMany = (of: keyof typeof most, count: number): void => {
  if (count <= most[of]) return;
  throw new Refusal(
    'LIMIT_REACHED',
    `An event holds at most ${most[of].toLocaleString('en')} ${of}`,
  );
};
