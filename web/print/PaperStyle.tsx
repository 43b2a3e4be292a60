import { cspNonce } from '../ui/cspNonce.ts';
import { type PaperName, pageMargin, paperArea, type Turned } from './papers.ts';

type PaperStyleProps = { paper: PaperName; turned: Turned; isNumbered?: boolean };

/** White paper in either theme, in the chosen size: only a style sheet can set these. */
export const PaperStyle = ({ paper, turned, isNumbered = false }: PaperStyleProps) => {
  const { width, height } = paperArea(paper, turned);
  const numbers = isNumbered
    ? '@bottom-right { content: counter(page) " / " counter(pages); font: 8pt sans-serif; color: #555; }'
    : '';
  return (
    <style nonce={cspNonce()}>
      {`@page { size: ${width}mm ${height}mm; margin: ${pageMargin}mm; ${numbers} }
@media print {
  :root, :root[data-theme] { color-scheme: light !important; }
  body { background: #fff !important; }
  #root { display: block !important; min-height: 0 !important; }
}`}
    </style>
  );
};
