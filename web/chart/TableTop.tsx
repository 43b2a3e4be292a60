import { type TableShape, tableExtent, topCorners } from '../../schema/tables/seatLayout.ts';

type TableTopProps = {
  table: TableShape;
  className: string | undefined;
  transform?: string | undefined;
};

/** The corner radius of a rectangle. */
const corner = 10;

/** A tabletop around 0, 0, before its rotation. For a row of chairs, the floor under them. */
export const TableTop = ({ table, className, transform }: TableTopProps) => {
  const d = topPath(table);
  if (d) return <path d={d} className={className} transform={transform} />;
  const { width, height } = tableExtent(table);
  const round = isRound(table) ? { rx: width / 2, ry: height / 2 } : { rx: corner };
  return (
    <rect
      x={-width / 2}
      y={-height / 2}
      width={width}
      height={height}
      className={className}
      transform={transform}
      {...round}
    />
  );
};

/** Whether a top is a circle or an ellipse. */
export const isRound = ({ layout }: Pick<TableShape, 'layout'>): boolean =>
  layout === 'circular' || layout === 'oval';

/** The path of a top that is neither round nor a rectangle; null for others. */
const topPath = (table: TableShape): string | null => {
  const corners = topCorners(table);
  return corners && `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
};
