import { useLocation } from '@washcoat/platform-sdk';
import { useEffect, useRef } from 'react';

/** Takes the keyboard, and with it the window, to what the address names by `#anchor`, once that is there. */
export function useAnchor<Part extends HTMLElement>(anchor: string | undefined) {
  const { hash } = useLocation();
  const part = useRef<Part>(null);
  const isMeant = anchor !== undefined && hash === `#${anchor}`;
  useEffect(() => {
    if (isMeant) part.current?.focus();
  }, [isMeant]);
  return part;
}
