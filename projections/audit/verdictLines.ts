import { notCoveredLines } from '../engine/verify/notCoveredLines.ts';
import { coversAll } from '../engine/verify/verification.ts';
import { type Anchor, anchorText } from './anchors.ts';
import type { Break } from './chainWalk.ts';
import {
  type ChainVerdict,
  type ChainVerification,
  isWhole,
  type Tampered,
} from './verifyChains.ts';

/**
 * Lines for each table, then the verdict. They name the first row that was tampered with. A link is
 * worth noting only if the table shows the whole log.
 */
export const verdictLines = ({ verdicts, ...notCovered }: ChainVerification): string[] => {
  const isAll = coversAll(notCovered);
  const last = isAll ? 'whole' : 'whole as far as it goes, which is not the whole log';
  return [
    ...verdicts.flatMap((verdict) => linesOf(verdict, isAll)),
    ...notCoveredLines(notCovered),
    verdicts.every(isWhole) ? last : 'tampered with',
  ];
};

const linesOf = (verdict: ChainVerdict, isAll: boolean): string[] => {
  const { table, after, rows, tip, broken, tampered, tipIsTampered, missed } = verdict;
  const since = after === undefined ? '' : ` after number ${after}, which was noted`;
  const count = `${table}: ${rows.toLocaleString('en')} rows${since}`;
  if (isWhole(verdict))
    return [
      `${count}, the chain is whole and says what ${isAll ? 'the event log says' : 'is projected of the event log'}`,
      ...(isAll && tip.sequence > 0 ? [`  note elsewhere: ${anchorText({ table, ...tip })}`] : []),
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
