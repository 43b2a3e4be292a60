import { useGesture } from '@use-gesture/react';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { type Frame, isWhole, middleOf, panned, zoomed } from './chartFrame.ts';

const step = 1.5;
/** The fraction of the view by which an arrow key moves it. */
const stride = 0.15;

type View = {
  frame: Frame;
  /** Jumps are animated; movements by hand are not. */
  isJump: boolean;
};

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-stride, 0],
  ArrowRight: [stride, 0],
  ArrowUp: [0, -stride],
  ArrowDown: [0, stride],
};

/** The visible part of the room, moved by wheel, touch, keys and buttons. */
export const useChartView = (drawing: RefObject<SVGSVGElement | null>, room: Frame) => {
  const [{ frame, isJump }, setView] = useState<View>({ frame: room, isJump: false });
  const jump = (next: Frame) => setView({ frame: next, isJump: true });
  /** Builds on the latest view, because input can be faster than rendering. */
  const follow = (move: (from: Frame) => Frame) =>
    setView((view) => ({ frame: move(view.frame), isJump: false }));

  /** Centimetres per pixel, in the picture of the whole room and in the current view. */
  const scaleNow = () => {
    const pixels = drawing.current?.getScreenCTM()?.a ?? 1;
    return frame.width / room.width / pixels;
  };
  const onFloor = (clientX: number, clientY: number) => {
    const matrix = drawing.current?.getScreenCTM()?.inverse();
    if (!matrix) return middleOf(frame);
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    const part = frame.width / room.width;
    return { x: frame.x + (x - room.x) * part, y: frame.y + (y - room.y) * part };
  };

  useGesture(
    {
      onDrag: ({ delta: [dx, dy], pinching, cancel }) => {
        if (pinching) return cancel();
        const scale = scaleNow();
        follow((from) => panned(room, from, -dx * scale, -dy * scale));
      },
      // A plain wheel scrolls the page, which continues below the chart.
      onWheel: ({ event, delta: [, dy], ctrlKey, metaKey }) => {
        if (!ctrlKey && !metaKey) return;
        event.preventDefault();
        const at = onFloor(event.clientX, event.clientY);
        follow((from) => zoomed(room, from, Math.exp(-dy / 300), at));
      },
      onPinch: ({ event, origin: [x, y], movement: [factor], memo = 1 }) => {
        if (event.cancelable) event.preventDefault();
        // The library also reports a wheel with Ctrl as a pinch; `onWheel` has handled it.
        if (event.type === 'wheel') return memo;
        const at = onFloor(x, y);
        follow((from) => zoomed(room, from, factor / memo, at));
        return factor;
      },
    },
    { target: drawing, eventOptions: { passive: false }, drag: { pointer: { keys: false } } },
  );

  const zoomIn = () => jump(zoomed(room, frame, step, middleOf(frame)));
  const zoomOut = () => jump(zoomed(room, frame, 1 / step, middleOf(frame)));
  const showAll = () => jump(room);

  const onKeyDown = (event: KeyboardEvent) => {
    // These keys zoom the page or go back.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [dx, dy] = arrows[event.key] ?? [];
    if (event.key === '+' || event.key === '=') zoomIn();
    else if (event.key === '-') zoomOut();
    else if (event.key === '0') showAll();
    else if (dx !== undefined && dy !== undefined && !isWhole(room, frame)) {
      event.preventDefault();
      jump(panned(room, frame, dx * frame.width, dy * frame.height));
    }
  };
  return { frame, isJump, jump, zoomIn, zoomOut, showAll, onKeyDown };
};
