import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { FloorImage } from '../../schema/entities/floorImage.ts';
import { viewTargetAtom } from '../chart/viewTarget.ts';
import { useAttempt } from '../notices/useAttempt.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { t } from '../texts/en/rooms.ftl';
import { useIsStillShown } from '../ui/useIsStillShown.ts';
import { lengthFrom, type Units } from './lengths.ts';
import { cmPerPixelFrom, type PointPair } from './pictureScale.ts';
import { picturesOf, uploadPicture } from './pictures.ts';
import { useRoomCommands } from './useRoomCommands.ts';

type Picture = Pick<FloorImage, 'id' | 'width' | 'height'>;

const firstPoints: PointPair = [
  { x: 0.25, y: 0.5 },
  { x: 0.75, y: 0.5 },
];
const usualOpacity = 0.5;

/**
 * The picture of the hall while it is chosen and scaled. It is one of the event's pictures, or a new one. Two
 * points on it and their distance give its scale.
 */
export const useHallPicture = (plan: Plan, units: Units) => {
  const { background: now } = plan.room;
  const { setBackground } = useRoomCommands(plan.id);
  const setViewTarget = useSetAtom(viewTargetAtom);
  const present: Picture | null = now && { ...now, id: now.imageId };
  /**
   * Null until the member chooses or measures a picture. Until then the room's picture is shown, which others
   * may replace.
   */
  const [chosen, setChosen] = useState<Picture | null>(null);
  const picture = chosen ?? present;
  const [atFirst] = useState(now?.imageId);
  const [points, setPoints] = useState(firstPoints);
  /** The distance as typed. While it is empty, the scale stays the same. */
  const [distance, setDistance] = useState('');
  const [typedOpacity, setOpacity] = useState<number | null>(null);
  const opacity = typedOpacity ?? now?.opacity ?? usualOpacity;
  const [isSaving, setSaving] = useState(false);

  const isUnchanged = now !== null && picture?.id === now.imageId;
  const typedScale = (of: Picture) => cmPerPixelFrom(of, points, lengthFrom(distance, units));
  const presentScale = isUnchanged ? now.cmPerPixel : undefined;
  const cmPerPixel = picture && distance.trim() !== '' ? typedScale(picture) : presentScale;

  const isOvertaken = chosen !== null && chosen.id !== now?.imageId && now?.imageId !== atFirst;
  /** A measured scale is valid only for the picture on which it was measured. */
  const measured =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      setChosen(picture);
      set(value);
    };
  const choose = (next: Picture) => {
    setChosen(next);
    setPoints(firstPoints);
    setDistance('');
  };
  const isStill = useIsStillShown(chosen);
  // During the upload, the member may choose and measure another picture.
  const { uploaded, upload, isUploading } = useUploads(plan.id, (image) => {
    if (isStill()) choose(image);
  });
  const send = async (background: Parameters<typeof setBackground>[0]): Promise<boolean> => {
    setSaving(true);
    const isDone = await setBackground(background, now);
    setSaving(false);
    return isDone;
  };
  /** Puts the picture beneath the tables and moves the view to it. Returns whether it succeeded. */
  const save = async (): Promise<boolean> => {
    if (!picture || !cmPerPixel) return false;
    const place = isUnchanged ? { x: now.x, y: now.y, rotation: now.rotation } : middleOf(plan);
    if (!(await send({ imageId: picture.id, cmPerPixel, opacity, ...place }))) return false;
    const [width, height] = [picture.width * cmPerPixel, picture.height * cmPerPixel];
    // Approximate: ignores whether the picture is turned.
    const area = { x: place.x - width / 2, y: place.y - height / 2, width, height };
    setViewTarget({ tableIds: [], isNew: true, area });
    return true;
  };
  return {
    uploaded,
    picture,
    choose,
    upload,
    ...{ points, distance, opacity, setOpacity },
    setPoints: measured(setPoints),
    setDistance: measured(setDistance),
    /** What somebody else did to the room's picture while the member works on another one. */
    overtaken: isOvertaken ? (now ? 'replaced' : 'removed') : undefined,
    /** Undefined until there are a picture, points and a distance. */
    cmPerPixel,
    isSaving,
    isBusy: isUploading || isSaving,
    save,
    remove: () => send(null),
  };
};

export type HallPicture = ReturnType<typeof useHallPicture>;

const unique = (images: readonly FloorImage[]): FloorImage[] => [
  ...new Map(images.map((image) => [image.id, image])).values(),
];

/** The event's pictures. A new one is passed on once it is uploaded. */
const useUploads = (eventId: string, onUploaded: (image: FloorImage) => void) => {
  const attempt = useAttempt();
  const [uploaded, setUploaded] = useState<readonly FloorImage[]>([]);
  const [isUploading, setUploading] = useState(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    void picturesOf(eventId).then((all) => {
      if (isOpen.current) setUploaded((own) => unique([...own, ...all]));
    });
    return () => {
      isOpen.current = false;
    };
  }, [eventId]);

  const upload = async (file: File | undefined) => {
    if (!file) return;
    setUploading(true);
    await attempt(t('upload-failed'), async () => {
      const image = await uploadPicture(eventId, file);
      if (!isOpen.current) return;
      setUploaded((all) => unique([image, ...all]));
      onUploaded(image);
    });
    if (isOpen.current) setUploading(false);
  };
  return { uploaded, upload, isUploading };
};

/** The middle of the tables, where the picture goes. */
const middleOf = ({ tables }: Plan): { x: number; y: number } => {
  if (tables.length === 0) return { x: 0, y: 0 };
  const middle = (all: readonly number[]) => Math.round((Math.min(...all) + Math.max(...all)) / 2);
  return { x: middle(tables.map(({ x }) => x)), y: middle(tables.map(({ y }) => y)) };
};
