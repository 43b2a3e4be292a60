/** What the REST facade answers, as its OpenAPI document says it. Tests hold every answer to it. */
export * from './entities/analytics.ts';
export * from './entities/arrangement.ts';
export * from './entities/attendee.ts';
export * from './entities/audit.ts';
export * from './entities/comparison.ts';
export * from './entities/draft.ts';
export * from './entities/event.ts';
export * from './entities/history.ts';
export * from './entities/moment.ts';
export * from './entities/placement.ts';
export * from './entities/problem.ts';
export * from './entities/seat.ts';
export * from './entities/table.ts';
export * from './entities/user.ts';
