import { createRoot } from 'react-dom/client';
import { PlatformRoot } from '@washcoat/platform-sdk';
import { Shell } from '../page/shell';
import { shellStore } from '../session/shell.api';

/** Draws the shell's own React root beside the outlet of the remotes. */
export function showShell(): void {
  const element = document.getElementById('shell');
  if (!element) throw new Error('The page has no #shell');
  createRoot(element).render(
    <PlatformRoot name="Washcoat" store={shellStore}>
      <Shell />
    </PlatformRoot>,
  );
}
