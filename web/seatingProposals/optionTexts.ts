import type { Budget, Effort, Reluctance, Scope } from './options.ts';

/* The ids of the texts that the choices have. */

export const scopeTexts: Record<Scope, string> = {
  pool: 'scope-pool',
  tables: 'scope-tables',
  all: 'scope-all',
};

export const scopeHints: Record<Scope, string> = {
  pool: 'scope-pool-hint',
  tables: 'scope-tables-hint',
  all: 'scope-all-hint',
};

export const effortTexts: Record<Effort, string> = {
  quick: 'effort-quick',
  thorough: 'effort-thorough',
  best: 'effort-best',
};

export const effortHints: Record<Effort, string> = {
  quick: 'effort-quick-hint',
  thorough: 'effort-thorough-hint',
  best: 'effort-best-hint',
};

export const budgetTexts: Record<Budget, string> = {
  ladder: 'budget-ladder',
  all: 'budget-all',
  '20': 'budget-20',
  '5': 'budget-5',
  '0': 'budget-0',
};

export const moveTexts: Record<Reluctance, string> = {
  rather: 'move-rather',
  hardly: 'move-hardly',
  never: 'move-never',
};
