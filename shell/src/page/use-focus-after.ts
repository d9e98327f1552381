import { useFocusReturn } from '@washcoat/ui';
import { useRef } from 'react';
import { focusPage } from './use-focus-of-pages';

/** Where the focus goes from what lies over the page: back to where it was, or to the page that was chosen there. */
export function useFocusAfter() {
  const isLeaving = useRef(false);
  const { remember, giveBack } = useFocusReturn();
  return {
    /** Call when it opens, before the focus moves into it. */
    remember: () => {
      isLeaving.current = false;
      remember();
    },
    /** Call when a page is chosen. */
    leave: () => {
      isLeaving.current = true;
    },
    /** Call when it closes. */
    moveOn: (event: Event) => {
      if (!isLeaving.current) return giveBack(event);
      event.preventDefault();
      // A page that has taken it already keeps it.
      focusPage();
    },
  };
}
