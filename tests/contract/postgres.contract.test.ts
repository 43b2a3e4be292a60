import { describe } from 'vitest';
import { networkedContract } from './cases/everyLog.ts';
import { openPostgres } from './subjects.ts';

describe('the event log in PostgreSQL', () => networkedContract(openPostgres, 20_480));
