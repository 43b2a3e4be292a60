import {
  footRoom,
  type PaperName,
  pageMargin,
  paperArea,
  type Turned,
} from '../../schema/sheets/papers.ts';
import { t } from '../texts/en/print.ftl';
import { cspNonce } from '../ui/cspNonce.ts';

type PaperStyleProps = {
  paper: PaperName;
  turned: Turned;
  isNumbered?: boolean | undefined;
  /** Whether pages reach to the edges of the paper. */
  isLaidOut?: boolean | undefined;
  /** At the foot of each page, such as the number of its issue. */
  stamp?: string | undefined;
  /** The address of the picture at the foot of each page. */
  code?: string | undefined;
};

const margin = (box: string, content: string) =>
  `@${box} { content: ${content}; font: 8pt sans-serif; color: #555; }`;

/** "Issue 3 · Mar 4 · page 2 of 5", which only the style sheet can count. */
const withPage = (stamp: string): string => {
  const [before = '', between = '', after = ''] = t('stamp-page', {
    stamp,
    page: '\u0001',
    pages: '\u0001',
  }).split('\u0001');
  const words = [before, between, after].map((part) => JSON.stringify(part));
  return `${words[0]} counter(page) ${words[1]} counter(pages) ${words[2]}`;
};

/** White paper in either theme, in the chosen size: only a style sheet can set these. */
export const PaperStyle = (props: PaperStyleProps) => {
  const { paper, turned, isNumbered, isLaidOut, stamp, code } = props;
  const { width, height } = paperArea(paper, turned);
  const bottom = code ? footRoom : pageMargin;
  const margins = isLaidOut ? '0' : `${pageMargin}mm ${pageMargin}mm ${bottom}mm`;
  const numbers = isNumbered ? margin('bottom-right', 'counter(page) " / " counter(pages)') : '';
  const stamped = stamp === undefined ? '' : margin('bottom-left', withPage(stamp));
  const coded = code
    ? `@bottom-right { content: url("${code}"); vertical-align: top; padding-top: 1mm; }`
    : numbers;
  return (
    <style nonce={cspNonce()}>
      {`@page { size: ${width}mm ${height}mm; margin: ${margins}; ${coded} ${stamped} }
@media print {
  :root, :root[data-theme] { color-scheme: light !important; }
  body { background: #fff !important; }
  #root { display: block !important; min-height: 0 !important; }
}`}
    </style>
  );
};
