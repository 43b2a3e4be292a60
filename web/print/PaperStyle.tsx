import { type PaperName, paperArea, type Turned } from '../../schema/sheets/papers.ts';
import { cspNonce } from '../ui/cspNonce.ts';

type PaperStyleProps = { paper: PaperName; turned: Turned };

/**
 * Makes paper white in either theme, and sets its size: only a style sheet can do that. Pages reach the edges
 * of the paper and have their own margins.
 */
export const PaperStyle = ({ paper, turned }: PaperStyleProps) => {
  const { width, height } = paperArea(paper, turned);
  return (
    <style nonce={cspNonce()}>
      {`@page { size: ${width}mm ${height}mm; margin: 0; }
@media print {
  :root, :root[data-theme] { color-scheme: light !important; }
  body { background: #fff !important; }
  #root { display: block !important; min-height: 0 !important; }
}`}
    </style>
  );
};
