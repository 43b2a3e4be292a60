import { type Anchor, anchorText } from './anchors.ts';
import type { Break } from './chainWalk.ts';
import { type ChainVerdict, isWhole, type Tampered } from './verifyChains.ts';

const grouped = new Intl.NumberFormat('en');

/** For each table what was found, the first row that was tampered with by name; the verdict last. */
export const verdictLines = (verdicts: readonly ChainVerdict[]): string[] => [
  ...verdicts.flatMap(linesOf),
  verdicts.every(isWhole) ? 'whole' : 'tampered with',
];

const linesOf = (verdict: ChainVerdict): string[] => {
  const { table, rows, tip, broken, tampered, tipIsTampered, missed } = verdict;
  const count = `${table}: ${grouped.format(rows)} rows`;
  if (isWhole(verdict))
    return [
      `${count}, the chain is whole and says what the event log says`,
      ...(tip.sequence > 0 ? [`  note elsewhere: ${anchorText({ table, ...tip })}`] : []),
    ];
  return [
    count,
    ...(tampered ? [`  beside the event log: ${tamperedText(tampered)}`] : []),
    ...(broken ? [`  by the chain alone: ${breakText(broken)}`] : []),
    ...(tipIsTampered ? [`  ${table}_tip is not what the event log says`] : []),
    ...missed.map(missedText),
  ];
};

const tamperedText = ({ id, sequence, kind, columns }: Tampered): string =>
  [`the first row ${kind} by hand is ${id}, number ${sequence}`, columns.join(', ')]
    .filter(Boolean)
    .join(': ');

const breakText = ({ id, sequence, kind }: Break): string => {
  switch (kind) {
    case 'gap':
      return `rows before ${id}, number ${sequence}, are missing`;
    case 'twice':
      return `${id} claims number ${sequence}, which is taken`;
    case 'altered':
      return `${id}, number ${sequence}, does not follow from what stands before it`;
    case 'cut':
      return `it ends before number ${sequence}, and its tip says otherwise`;
  }
};

const missedText = (anchor: Anchor): string =>
  `  the chain no longer passes through ${anchorText(anchor)}`;
