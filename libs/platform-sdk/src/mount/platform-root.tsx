import type { Store } from '@reduxjs/toolkit';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { ThemeRoot } from '@washcoat/ui';
import { HeadingPortals } from '../heading/heading-portals';
import { HeadingRoot } from '../heading/heading-root';
import { PlatformBoundary } from '../boundary/platform-boundary';
import { LeaveQuestion } from '../unsaved-changes/leave-question';
import { useThemeMode } from '../theme/theme-store';

export interface PlatformRootProps {
  /** What stands in the failure panel. */
  name: string;
  version?: string;
  store: Store;
  children: ReactNode;
}

/**
 * What every React root of the page is wrapped in: store, theme, router, boundary. Addresses are followed at once: as a
 * transition, which may wait, the next click would still work with the address before.
 */
export function PlatformRoot({ name, version, store, children }: PlatformRootProps) {
  const mode = useThemeMode();
  const [root] = useState(() => ({}));
  return (
    <Provider store={store}>
      <ThemeRoot mode={mode}>
        <HeadingRoot value={root}>
          <BrowserRouter useTransitions={false}>
            <PlatformBoundary name={name} version={version}>
              <HeadingPortals />
              {children}
            </PlatformBoundary>
            <LeaveQuestion />
          </BrowserRouter>
        </HeadingRoot>
      </ThemeRoot>
    </Provider>
  );
}
