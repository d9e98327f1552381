import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type SignaturePad from 'signature_pad';

/** A canvas that can be signed on. */
export interface Signing {
  canvas: RefObject<HTMLCanvasElement | null>;
  isEmpty: boolean;
  clear: () => void;
  /** What is drawn as a PNG data URL; null while nothing can be drawn. */
  picture: () => string | null;
}

function fitToScreen(canvas: HTMLCanvasElement): void {
  const scale = window.devicePixelRatio || 1;
  canvas.width = canvas.offsetWidth * scale;
  canvas.height = canvas.offsetHeight * scale;
  canvas.getContext('2d')?.scale(scale, scale);
}

/**
 * Lets a canvas be signed in the colour `ink` while `isDrawing`. The code that draws is loaded then; when it does not
 * load, the component throws and the boundary around it shows that.
 */
export function useSigning(isDrawing: boolean, ink: string): Signing {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad | null>(null);
  const [isEmpty, setEmpty] = useState(true);
  const [failure, setFailure] = useState<{ error: unknown }>();

  useEffect(() => {
    const target = canvas.current;
    if (!isDrawing || !target) return undefined;
    let isOver = false;
    import('signature_pad').then(
      ({ default: Pad }) => {
        if (isOver) return;
        fitToScreen(target);
        const current = new Pad(target, { penColor: ink });
        current.addEventListener('endStroke', () => setEmpty(current.isEmpty()));
        pad.current = current;
      },
      (error: unknown) => setFailure({ error }),
    );
    return () => {
      isOver = true;
      pad.current?.off();
      pad.current = null;
      setEmpty(true);
    };
  }, [isDrawing, ink]);

  if (failure) throw failure.error;
  return {
    canvas,
    isEmpty,
    clear() {
      pad.current?.clear();
      setEmpty(true);
    },
    picture: () => pad.current?.toDataURL('image/png') ?? null,
  };
}
