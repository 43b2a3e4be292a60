import { describe } from 'vitest';
import { contract } from './cases/everyLog.ts';
import { openInMemory } from './subjects.ts';

describe('the event log in memory', () => void contract(openInMemory, 20_000));
