import { type PaperName, paperArea, type Turned } from '../../schema/sheets/papers.ts';
import { cspNonce } from '../ui/cspNonce.ts';

type PaperStyleProps = { paper: PaperName; turned: Turned };

/**
 * White paper in either theme, in the chosen size: only a style sheet can set these. Pages reach to the edges of the
 * paper; their margins are their own.
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
