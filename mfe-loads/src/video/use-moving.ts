import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';

/** How far an arrow key moves it. */
const STEP = 24;
const EDGE = 8;

interface Corner {
  right: number;
  bottom: number;
}

/** Beside the chat, which is 340 wide. */
const besideChat: Corner = { right: 372, bottom: 16 };

/**
 * A part of the page that is moved by dragging its head, or by arrow keys on its handle. It stays in the window, and where
 * it is until it was moved, unless `isFloating`.
 */
export function useMoving(box: RefObject<HTMLElement | null>, isFloating: boolean) {
  const [moved, setCorner] = useState<Corner | null>(null);
  const corner = moved ?? (isFloating ? besideChat : null);
  const grabbed = useRef<{ x: number; y: number; from: Corner } | null>(null);
  const moveTo = ({ right, bottom }: Corner) => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = box.current ?? {};
    setCorner({
      right: within(right, innerWidth - width - EDGE),
      bottom: within(bottom, innerHeight - height - EDGE),
    });
  };
  const by = (x: number, y: number, from: Corner) =>
    moveTo({ right: from.right - x, bottom: from.bottom - y });
  return {
    /** Where it floats; null while it stands in its place on the page. */
    corner,
    /** Of another size it would not be in the window where it was moved to. */
    putBack: () => setCorner(null),
    /** For the head that is dragged; its buttons are pressed as ever. */
    head: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.target instanceof Element && event.target.closest('button')) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        grabbed.current = { x: event.clientX, y: event.clientY, from: corner ?? cornerOf(box.current) };
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        const { current } = grabbed;
        if (current) by(clientX - current.x, clientY - current.y, current.from);
      },
      onPointerUp() {
        grabbed.current = null;
      },
    },
    /** For the handle that takes arrow keys. */
    onKeyDown(event: KeyboardEvent) {
      const steps: Record<string, [number, number]> = {
        ArrowLeft: [-STEP, 0],
        ArrowRight: [STEP, 0],
        ArrowUp: [0, -STEP],
        ArrowDown: [0, STEP],
      };
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      by(step[0], step[1], corner ?? cornerOf(box.current));
    },
  };
}

const within = (value: number, most: number) => Math.max(EDGE, Math.min(value, Math.max(EDGE, most)));

/** Where something stands that was not moved yet. */
function cornerOf(box: HTMLElement | null): Corner {
  const { right = 0, bottom = 0 } = box?.getBoundingClientRect() ?? {};
  return { right: innerWidth - right, bottom: innerHeight - bottom };
}
