import { useEffect, useState } from 'react';

/** The cell while the keyboard's focus is on it; null when the focus is elsewhere, in the cell, or came by a press. */
export function useCellFocus(cell: HTMLElement): HTMLElement | null {
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    const look = () => setFocused(cell.matches(':focus-visible'));
    const leave = () => setFocused(false);
    look();
    cell.addEventListener('focus', look);
    cell.addEventListener('blur', leave);
    return () => {
      cell.removeEventListener('focus', look);
      cell.removeEventListener('blur', leave);
    };
  }, [cell]);
  return isFocused ? cell : null;
}
