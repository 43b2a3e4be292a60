import { type PaperName, pageMargin, paperArea, type Turned } from '../../schema/sheets/papers.ts';
import { cspNonce } from '../ui/cspNonce.ts';

type PaperStyleProps = {
  paper: PaperName;
  turned: Turned;
  isNumbered?: boolean | undefined;
  /** Whether pages reach to the edges of the paper. */
  isLaidOut?: boolean | undefined;
  /** At the foot of each page, such as the number of its issue. */
  stamp?: string | undefined;
};

const margin = (box: string, content: string) =>
  `@${box} { content: ${content}; font: 8pt sans-serif; color: #555; }`;

/** White paper in either theme, in the chosen size: only a style sheet can set these. */
export const PaperStyle = ({ paper, turned, isNumbered, isLaidOut, stamp }: PaperStyleProps) => {
  const { width, height } = paperArea(paper, turned);
  const numbers = isNumbered ? margin('bottom-right', 'counter(page) " / " counter(pages)') : '';
  const stamped = stamp === undefined ? '' : margin('bottom-left', JSON.stringify(stamp));
  return (
    <style nonce={cspNonce()}>
      {`@page { size: ${width}mm ${height}mm; margin: ${isLaidOut ? 0 : pageMargin}mm; ${numbers} ${stamped} }
@media print {
  :root, :root[data-theme] { color-scheme: light !important; }
  body { background: #fff !important; }
  #root { display: block !important; min-height: 0 !important; }
}`}
    </style>
  );
};
