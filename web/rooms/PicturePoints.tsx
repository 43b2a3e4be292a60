import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { t } from '../texts/en/rooms.ftl';
import type { PointPair, Share } from './pictureScale.ts';
import styles from './Rooms.module.css';

type PicturePointsProps = {
  address: string;
  points: PointPair;
  onChange: (points: PointPair) => void;
};

/** As a fraction of the picture. */
const keyStep = { near: 0.002, far: 0.02 };

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** Two points on a picture. A press moves the nearer one; keys move the focused one. */
export const PicturePoints = ({ address, points, onChange }: PicturePointsProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const held = useRef<0 | 1 | null>(null);
  const shareOf = ({ clientX, clientY }: PointerEvent): Share => {
    const box = frame.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return {
      x: within((clientX - box.left) / box.width),
      y: within((clientY - box.top) / box.height),
    };
  };
  const move = (which: 0 | 1, to: Share) =>
    onChange(which === 0 ? [to, points[1]] : [points[0], to]);
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    const at = shareOf(event);
    const away = points.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)) as [number, number];
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
    const { x, y } = points[which];
    move(which, { x: within(x + (by[0] ?? 0) * step), y: within(y + (by[1] ?? 0) * step) });
  };
  const [one, other] = points;
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
          style={{ left: `${points[which].x * 100}%`, top: `${points[which].y * 100}%` }}
          aria-label={t(which === 0 ? 'first-point' : 'second-point')}
          onKeyDown={(event) => onKeyDown(event, which)}
        />
      ))}
    </div>
  );
};
