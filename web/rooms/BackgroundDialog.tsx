import { useId, useRef } from 'react';
import { limits } from '../../schema/limits.ts';
import type { Plan } from '../seating/seatingPlan.ts';
import { t } from '../texts/en/rooms.ftl';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import shared from '../ui/shared.module.css';
import { TextField } from '../ui/TextField.tsx';
import { useWhileShown } from '../ui/useWhileShown.ts';
import { lengthText, type Units } from './lengths.ts';
import { PicturePoints } from './PicturePoints.tsx';
import { distancesFor } from './pictureScale.ts';
import { pictureAddress } from './pictures.ts';
import styles from './Rooms.module.css';
import { type HallPicture, useHallPicture } from './useHallPicture.ts';

type BackgroundDialogProps = { plan: Plan; onClose: () => void };

/**
 * Chooses a picture of the hall and sets its scale by two points. Shows the resulting room size before it is
 * saved.
 */
export const BackgroundDialog = ({ plan, onClose }: BackgroundDialogProps) => {
  const units: Units = plan.room.outline?.units ?? 'metric';
  const hall = useHallPicture(plan, units);
  const { picture, uploaded, isSaving, isBusy } = hall;
  const close = useWhileShown(onClose);
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={t('background-title')}
      description={t('background-about')}
      footer={
        <>
          {plan.room.background && (
            <Button
              variant="danger"
              aria-disabled={isSaving || undefined}
              onClick={() => void hall.remove().then((isDone) => isDone && close())}
            >
              {t('remove-picture')}
            </Button>
          )}
          <Button onClick={close}>{t('cancel')}</Button>
          <Button
            variant="primary"
            pending={isBusy}
            disabled={!picture || !hall.cmPerPixel}
            onClick={() => void hall.save().then((isDone) => isDone && close())}
          >
            {t('use-picture')}
          </Button>
        </>
      }
    >
      <div className={shared.stack3}>
        <PictureFile
          hasOne={picture !== null}
          isBusy={isBusy}
          onFile={(file) => void hall.upload(file)}
        />
        {uploaded.length > 1 && (
          <fieldset className={styles.kept} aria-label={t('kept-pictures')}>
            {uploaded.map(({ id, width, height }) => (
              <button
                key={id}
                type="button"
                aria-label={t('kept-picture', { width, height })}
                aria-pressed={picture?.id === id}
                onClick={() => hall.choose({ id, width, height })}
              >
                <img src={pictureAddress(plan.id, id)} alt="" />
              </button>
            ))}
          </fieldset>
        )}
        <PictureScale eventId={plan.id} hall={hall} units={units} />
      </div>
    </Dialog>
  );
};

type PictureScaleProps = { eventId: string; hall: HallPicture; units: Units };

/** The chosen picture with its two points, their distance, and the picture's opacity. */
const PictureScale = ({ eventId, hall, units }: PictureScaleProps) => {
  const { picture, points, distance, cmPerPixel } = hall;
  if (!picture) return null;
  const { min, max } = distancesFor(picture, points);
  const typed = (cm: number) => Number(lengthText(cm, units));
  return (
    <>
      <p>{t('two-points')}</p>
      <PicturePoints
        key={picture.id}
        address={pictureAddress(eventId, picture.id)}
        points={points}
        onChange={hall.setPoints}
      />
      <TextField
        label={t('distance', { units })}
        inputMode="decimal"
        value={distance}
        onChange={hall.setDistance}
        error={
          distance.trim() !== '' && !cmPerPixel
            ? t('distance-wrong', { min: typed(min), max: typed(max), units })
            : undefined
        }
      />
      <p role="status">
        {cmPerPixel &&
          t('picture-size', {
            width: lengthText(picture.width * cmPerPixel, units),
            height: lengthText(picture.height * cmPerPixel, units),
            units,
          })}
      </p>
      <Strength value={hall.opacity} onChange={hall.setOpacity} />
      {hall.overtaken && <p role="status">{t('picture-overtaken', { how: hall.overtaken })}</p>}
    </>
  );
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
