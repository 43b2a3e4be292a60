import { useSetAtom } from 'jotai';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import type { FloorImage } from '../../schema/entities/floorImage.ts';
import { limits } from '../../schema/limits.ts';
import { viewTargetAtom } from '../chart/viewTarget.ts';
import { useNotify } from '../notices/notices.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { t } from '../texts/en/rooms.ftl';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/TextField.tsx';
import { lengthFrom, lengthText, type Units } from './lengths.ts';
import { pictureAddress, picturesOf, uploadPicture } from './pictures.ts';
import styles from './Rooms.module.css';
import { type Share, scaleBy } from './twoPoints.ts';
import { useRoomCommands } from './useRoomCommands.ts';

type BackgroundDialogProps = { plan: Plan; onOpenChange: (open: boolean) => void };

type Picture = Pick<FloorImage, 'id' | 'width' | 'height'>;
type Two = readonly [Share, Share];

const atFirst: Two = [
  { x: 0.25, y: 0.5 },
  { x: 0.75, y: 0.5 },
];
const usualOpacity = 0.5;

/**
 * Takes a picture of the hall, and its scale by two points: the size of the room is seen before it is
 * taken.
 */
export const BackgroundDialog = ({ plan, onOpenChange }: BackgroundDialogProps) => {
  const { background: now } = plan.room;
  const units: Units = plan.room.outline?.units ?? 'metric';
  const { setBackground } = useRoomCommands(plan.id);
  const setViewTarget = useSetAtom(viewTargetAtom);
  const notify = useNotify();
  const [kept, setKept] = useState<readonly FloorImage[]>([]);
  const [picture, setPicture] = useState<Picture | null>(
    now && { id: now.imageId, width: now.width, height: now.height },
  );
  const [two, setTwo] = useState<Two>(atFirst);
  /** As typed; where nothing was, the scale stays what it is. */
  const [typed, setTyped] = useState('');
  const [opacity, setOpacity] = useState(now?.opacity ?? usualOpacity);
  const [isBusy, setBusy] = useState(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    void picturesOf(plan.id).then((all) => isHere.current && setKept(all));
    return () => {
      isHere.current = false;
    };
  }, [plan.id]);

  const isPresent = now !== null && picture?.id === now.imageId;
  const cmPerPixel =
    picture && typed.trim() !== ''
      ? scaleBy(picture, two, lengthFrom(typed, units))
      : isPresent
        ? now.cmPerPixel
        : undefined;

  const choose = (next: Picture) => {
    setPicture(next);
    setTwo(atFirst);
    setTyped('');
  };
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    try {
      const image = await uploadPicture(plan.id, file);
      if (!isHere.current) return;
      setKept([image, ...kept.filter(({ id }) => id !== image.id)]);
      choose(image);
    } catch (error) {
      const description = error instanceof Error ? error.message : '';
      notify({ tone: 'error', title: t('upload-failed'), ...(description && { description }) });
    } finally {
      if (isHere.current) setBusy(false);
    }
  };
  const save = async () => {
    if (!picture || !cmPerPixel) return;
    const place = isPresent ? { x: now.x, y: now.y, rotation: now.rotation } : middleOf(plan);
    setBusy(true);
    const isDone = await setBackground({ imageId: picture.id, cmPerPixel, opacity, ...place });
    setBusy(false);
    if (!isDone) return;
    const [width, height] = [picture.width * cmPerPixel, picture.height * cmPerPixel];
    // Upright or turned, about there.
    const area = { x: place.x - width / 2, y: place.y - height / 2, width, height };
    setViewTarget({ tableIds: [], isNew: true, area });
    onOpenChange(false);
  };

  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      size="lg"
      title={t('background-title')}
      description={t('background-about')}
      footer={
        <>
          {now && (
            <Button
              variant="danger"
              onClick={() =>
                void setBackground(null).then((isDone) => isDone && onOpenChange(false))
              }
            >
              {t('remove-picture')}
            </Button>
          )}
          <Button onClick={() => onOpenChange(false)}>{t('cancel')}</Button>
          <Button
            variant="primary"
            pending={isBusy}
            disabled={!picture || !cmPerPixel}
            onClick={() => void save()}
          >
            {t('use-picture')}
          </Button>
        </>
      }
    >
      <div className={styles.scaling}>
        <PictureFile
          hasOne={picture !== null}
          isBusy={isBusy}
          onFile={(file) => void upload(file)}
        />
        {kept.length > 1 && (
          <fieldset className={styles.kept} aria-label={t('kept-pictures')}>
            {kept.map(({ id, width, height }) => (
              <button
                key={id}
                type="button"
                aria-label={t('kept-picture', { width, height })}
                aria-pressed={picture?.id === id}
                onClick={() => choose({ id, width, height })}
              >
                <img src={pictureAddress(plan.id, id)} alt="" />
              </button>
            ))}
          </fieldset>
        )}
        {picture && (
          <>
            <p>{t('two-points')}</p>
            <TwoPoints
              key={picture.id}
              address={pictureAddress(plan.id, picture.id)}
              two={two}
              onTwo={setTwo}
            />
            <TextField
              label={t('distance', { units })}
              inputMode="decimal"
              value={typed}
              onChange={setTyped}
              error={typed.trim() !== '' && !cmPerPixel ? t('distance-wrong') : undefined}
            />
            <p role="status">
              {cmPerPixel &&
                t('picture-size', {
                  width: lengthText(picture.width * cmPerPixel, units),
                  height: lengthText(picture.height * cmPerPixel, units),
                  units,
                })}
            </p>
            <Strength value={opacity} onChange={setOpacity} />
          </>
        )}
      </div>
    </Dialog>
  );
};

/** Where the tables are, so that the picture comes beneath them. */
const middleOf = ({ tables }: Plan): { x: number; y: number } => {
  if (tables.length === 0) return { x: 0, y: 0 };
  const middle = (all: readonly number[]) => Math.round((Math.min(...all) + Math.max(...all)) / 2);
  return { x: middle(tables.map(({ x }) => x)), y: middle(tables.map(({ y }) => y)) };
};

type PictureFileProps = {
  hasOne: boolean;
  isBusy: boolean;
  onFile: (file: File | undefined) => void;
};

const PictureFile = ({ hasOne, isBusy, onFile }: PictureFileProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        hidden
        aria-label={t('choose-picture')}
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button icon="upload" pending={isBusy} onClick={() => input.current?.click()}>
        {isBusy ? t('uploading') : t(hasOne ? 'another-picture' : 'choose-picture')}
      </Button>
    </div>
  );
};

const Strength = ({ value, onChange }: { value: number; onChange: (value: number) => void }) => {
  const id = useId();
  const { min, max } = limits.backgroundOpacity;
  return (
    <div>
      <label htmlFor={id}>{t('opacity', { percent: Math.round(value * 100) })}</label>
      <input
        id={id}
        type="range"
        className={styles.range}
        min={min}
        max={max}
        step={0.05}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
};

type TwoPointsProps = { address: string; two: Two; onTwo: (two: Two) => void };

/** As a share of the picture. */
const keyStep = { near: 0.002, far: 0.02 };

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** Two points on a picture. A press moves the nearer one; keys move the focused one. */
const TwoPoints = ({ address, two, onTwo }: TwoPointsProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const held = useRef<0 | 1 | null>(null);
  const shareOf = ({ clientX, clientY }: PointerEvent): Share => {
    const box = frame.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return {
      x: within((clientX - box.left) / box.width),
      y: within((clientY - box.top) / box.height),
    };
  };
  const move = (which: 0 | 1, to: Share) => onTwo(which === 0 ? [to, two[1]] : [two[0], to]);
  const press = (event: PointerEvent<HTMLDivElement>) => {
    const at = shareOf(event);
    const away = two.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)) as [number, number];
    held.current = away[0] <= away[1] ? 0 : 1;
    event.currentTarget.setPointerCapture(event.pointerId);
    move(held.current, at);
  };
  const onKeyDown = (event: KeyboardEvent, which: 0 | 1) => {
    const step = event.shiftKey ? keyStep.far : keyStep.near;
    const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[
      event.key
    ];
    if (!by) return;
    event.preventDefault();
    const { x, y } = two[which];
    move(which, { x: within(x + (by[0] ?? 0) * step), y: within(y + (by[1] ?? 0) * step) });
  };
  const [one, other] = two;
  return (
    <div
      ref={frame}
      className={styles.picture}
      data-picture
      onPointerDown={press}
      onPointerMove={(event) => held.current !== null && move(held.current, shareOf(event))}
      onPointerUp={() => {
        held.current = null;
      }}
      onPointerCancel={() => {
        held.current = null;
      }}
    >
      <img src={address} alt={t('hall-picture')} draggable={false} />
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <line x1={one.x} y1={one.y} x2={other.x} y2={other.y} />
      </svg>
      {([0, 1] as const).map((which) => (
        <button
          key={which}
          type="button"
          className={styles.point}
          style={{ left: `${two[which].x * 100}%`, top: `${two[which].y * 100}%` }}
          aria-label={t(which === 0 ? 'first-point' : 'second-point')}
          onKeyDown={(event) => onKeyDown(event, which)}
        />
      ))}
    </div>
  );
};
