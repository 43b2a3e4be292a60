import { type DrawnObject, pathOf, shapeOf } from './shapes.ts';

type ObjectBodyProps = {
  shape: DrawnObject['shape'];
  /** The class of areas. Lines have no inside. */
  areaClass: string | undefined;
  lineClass: string | undefined;
};

/** The extent of an object around its place, before rotation. Renders nothing for a point. */
export const ObjectBody = ({ shape: parts, areaClass, lineClass }: ObjectBodyProps) => {
  const shape = shapeOf(parts);
  switch (shape.type) {
    case 'point':
      return null;
    case 'rect': {
      const { width, height } = shape;
      return (
        <rect
          x={-width / 2}
          y={-height / 2}
          width={width}
          height={height}
          rx={Math.min(4, width / 4, height / 4)}
          className={areaClass}
        />
      );
    }
    case 'ellipse':
      return <ellipse rx={shape.width / 2} ry={shape.height / 2} className={areaClass} />;
    case 'path': {
      const { points, isClosed, thickness } = shape;
      return isClosed ? (
        <path d={pathOf(points, true)} className={areaClass} />
      ) : (
        <path d={pathOf(points, false)} strokeWidth={thickness} className={lineClass} />
      );
    }
  }
};
