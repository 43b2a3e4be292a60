import type { Corner } from '../../schema/entities/floorObject.ts';
import { pathOf } from '../floorObjects/shapes.ts';
import type { DrawnRoom } from './drawnRoom.ts';
import styles from './Rooms.module.css';

type RoomBeneathProps = { eventId: string; room: DrawnRoom };

/** The background and the edge of a room, beneath everything else. Nothing in it can be pressed. */
export const RoomBeneath = ({ eventId, room: { outline, background } }: RoomBeneathProps) => (
  <g className={styles.beneath}>
    {outline && <path d={pathOf(outline.points as Corner[], true)} className={styles.ground} />}
    {background && (
      <image
        href={`/api/events/${eventId}/images/${background.imageId}`}
        width={background.width}
        height={background.height}
        transform={`translate(${background.x} ${background.y}) rotate(${background.rotation}) scale(${background.cmPerPixel}) translate(${-background.width / 2} ${-background.height / 2})`}
        opacity={background.opacity}
        preserveAspectRatio="none"
        data-background
      />
    )}
    {outline && (
      <path d={pathOf(outline.points as Corner[], true)} className={styles.edge} data-outline />
    )}
  </g>
);
