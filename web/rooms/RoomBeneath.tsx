import { useAtomValue } from 'jotai';
import type { Corner } from '../../schema/entities/floorObject.ts';
import { pathOf } from '../floorObjects/shapes.ts';
import type { DrawnRoom } from './drawnRoom.ts';
import styles from './Rooms.module.css';
import { heldPictureAtom } from './state.ts';

type RoomBeneathProps = { eventId: string; room: DrawnRoom };

/** The background and outline of a room, beneath everything else. Nothing in it can be pressed. */
export const RoomBeneath = ({ eventId, room: { outline, background } }: RoomBeneathProps) => (
  <g className={styles.beneath}>
    {outline && <path d={pathOf(outline.points as Corner[], true)} className={styles.ground} />}
    {background && <Background eventId={eventId} background={background} />}
    {outline && (
      <path d={pathOf(outline.points as Corner[], true)} className={styles.edge} data-outline />
    )}
  </g>
);

type BackgroundProps = { eventId: string; background: NonNullable<DrawnRoom['background']> };

const Background = ({ eventId, background }: BackgroundProps) => {
  const { imageId, width, height, opacity } = background;
  const { x, y, rotation, cmPerPixel } = useAtomValue(heldPictureAtom) ?? background;
  return (
    <image
      href={`/api/events/${eventId}/images/${imageId}`}
      width={width}
      height={height}
      transform={`translate(${x} ${y}) rotate(${rotation}) scale(${cmPerPixel}) translate(${-width / 2} ${-height / 2})`}
      opacity={opacity}
      preserveAspectRatio="none"
      data-background
    />
  );
};
