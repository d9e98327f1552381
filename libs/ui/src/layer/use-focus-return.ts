import { useRef } from 'react';
import { muteTooltips } from '../tooltip/mute-tooltips';

/** Where the focus goes back to: what had it, or the button of the menu it was in. */
function originOf(focused: Element | null): Element | null {
  const menu = focused?.closest('[role="menu"]');
  if (!menu) return focused;
  return document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
}

export interface FocusReturn {
  /** Call when the layer opens, before the focus moves into it. */
  remember: () => void;
  /** Call when it closes. */
  giveBack: (event: Event) => void;
}

/** Gives the focus back to where it was; the primitives only do so for a trigger of their own. */
export function useFocusReturn(): FocusReturn {
  const origin = useRef<Element | null>(null);
  return {
    remember: () => {
      origin.current = originOf(document.activeElement);
    },
    giveBack: (event) => {
      event.preventDefault();
      if (!(origin.current instanceof HTMLElement && origin.current.isConnected)) return;
      muteTooltips();
      origin.current.focus();
    },
  };
}
