import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Draws a page of the shell where remotes draw theirs. */
export function InOutlet({ children }: { children: ReactNode }) {
  const outlet = document.getElementById('outlet');
  if (!outlet) throw new Error('The page has no #outlet');
  return createPortal(children, outlet);
}
