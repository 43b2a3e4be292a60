import type { Comparison, Spread } from './rounds.ts';

/** A path beside its peer. `goal` is the desired ratio ours/peer. */
export type RatioResult = {
  kind: 'ratio';
  name: string;
  unit: string;
  goal: { atLeast: number } | { atMost: number };
} & Comparison;

/** A figure beside its budget, for paths without a peer. A number is the maximum. */
export type BudgetResult = {
  kind: 'budget';
  name: string;
  unit: string;
  budget: number | { atLeast: number };
  measured: Spread;
};

export type Result = RatioResult | BudgetResult;

const figure = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(2);

const spread = ({ median, low, high }: Spread): string =>
  `${figure(median)} (${figure(low)}–${figure(high)})`;

const isReached = (result: Result): boolean => {
  if (result.kind === 'budget') {
    const { budget, measured } = result;
    return typeof budget === 'number'
      ? measured.median <= budget
      : measured.median >= budget.atLeast;
  }
  return 'atLeast' in result.goal
    ? result.ratio.median >= result.goal.atLeast
    : result.ratio.median <= result.goal.atMost;
};

const cells = (result: Result): string[] => {
  const verdict = isReached(result) ? 'yes' : 'NO';
  if (result.kind === 'budget') {
    const { budget } = result;
    return [
      result.name,
      `${spread(result.measured)} ${result.unit}`,
      '',
      typeof budget === 'number' ? `≤ ${budget}` : `≥ ${budget.atLeast}`,
      '',
      verdict,
    ];
  }
  const goal = 'atLeast' in result.goal ? `≥ ${result.goal.atLeast}` : `≤ ${result.goal.atMost}`;
  return [
    result.name,
    `${spread(result.ours)} ${result.unit}`,
    `${spread(result.peer)} ${result.unit}`,
    goal,
    spread(result.ratio),
    verdict,
  ];
};

/** Medians with their ranges over the rounds, as a Markdown table. */
export const tableOf = (results: readonly Result[]): string => {
  const head = ['path', 'ours', 'peer', 'goal', 'ratio', 'reached'];
  const rows = [head, head.map(() => '---'), ...results.map(cells)];
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
};
