import { atom, useSetAtom, useStore } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import type { Corner } from '../../schema/entities/floorObject.ts';
import { freeName } from '../floorObjects/freeName.ts';
import { kindLabel } from '../floorObjects/kinds.ts';
import { type DrawnObject, shapeInput } from '../floorObjects/shapes.ts';
import { usePlaceObject } from '../floorObjects/usePlaceObject.ts';
import { useNotifyFailure } from '../notices/notices.ts';
import {
  announcementAtom,
  chosenTablesAtom,
  selectedObjectAtom,
  selectedTableAtom,
} from '../seating/state.ts';
import { t } from '../texts/en/rooms.ftl';
import { CornersLayer } from './CornersLayer.tsx';
import { DrawingLayer } from './DrawingLayer.tsx';
import type { DrawnRoom } from './drawnRoom.ts';
import { PictureLayer } from './PictureLayer.tsx';
import { type Tool, toolAtom } from './state.ts';
import { useRoomCommands } from './useRoomCommands.ts';

/** The tool in hand, and what the settings are of: something else is at work once it changes. */
const atWorkAtom = atom((get) =>
  [get(toolAtom), get(selectedObjectAtom), get(selectedTableAtom), ...get(chosenTablesAtom)].join(),
);

type DrawingProps = {
  eventId: string;
  tool: Tool;
  room: DrawnRoom;
  objects: readonly DrawnObject[];
};

/** The effect of the active tool on the floor: draws an object, or moves the room's corners or picture. */
export const Drawing = ({ eventId, tool, room, objects }: DrawingProps) => {
  const place = usePlaceObject(objects);
  const { outline, background } = room;
  const { setOutline, setBackground } = useRoomCommands(eventId);
  const notifyFailure = useNotifyFailure();
  const putDown = useSetAtom(toolAtom);
  const select = useSetAtom(selectedObjectAtom);
  const announce = useSetAtom(announcementAtom);
  const store = useStore();
  /** What keys moved is sent after a pause, or on leaving. What others have removed by then must not come back. */
  const latest = useRef(room);
  useLayoutEffect(() => {
    latest.current = room;
  });
  if (tool === 'corners')
    return outline ? (
      <CornersLayer
        points={outline.points as Corner[]}
        units={outline.units}
        onMoved={(points, seen) => {
          const { outline: now } = latest.current;
          const cornersOf = (all: readonly Corner[]) => all.map(([x, y]) => [x, y]);
          return now
            ? setOutline(
                { units: now.units, points: cornersOf(points) },
                { units: now.units, points: cornersOf(seen) },
                false,
              )
            : undefined;
        }}
      />
    ) : null;
  if (tool === 'picture')
    return background ? (
      <PictureLayer
        key={background.imageId}
        background={background}
        units={outline?.units ?? 'metric'}
        onPlaced={(changes, seen) => {
          const { background: now } = latest.current;
          if (now?.imageId !== background.imageId) return undefined;
          return setBackground({ ...now, ...changes }, { ...now, ...seen }, false);
        }}
      />
    ) : null;
  return (
    <DrawingLayer
      key={tool}
      tool={tool}
      units={outline?.units ?? 'metric'}
      onDrawn={({ kind, shape, x, y }) => {
        putDown(null);
        const atWork = store.get(atWorkAtom);
        const name = freeName(kindLabel(kind), objects);
        place({ eventId, kind, name, x, y, shape: shapeInput(shape) }).then(
          (object) => {
            announce(t('drawn', { name: object.name }));
            if (store.get(atWorkAtom) === atWork) select(object.id);
          },
          (error) => notifyFailure(t('draw-failed'), error),
        );
      }}
    />
  );
};
