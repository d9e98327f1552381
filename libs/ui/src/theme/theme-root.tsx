import type { ReactNode } from 'react';
import { Tooltip as TooltipPrimitive } from 'radix-ui';
import { ThemeProvider } from 'styled-components';
import { GlobalStyle } from './global-style';
import { darkTheme, lightTheme } from './theme';
import type { ThemeMode } from './theme';

export interface ThemeRootProps {
  mode: ThemeMode;
  children: ReactNode;
}

/** Puts one React root under the theme; every root of the page (shell and remotes) uses it. */
export function ThemeRoot({ mode, children }: ThemeRootProps) {
  return (
    <ThemeProvider theme={mode === 'dark' ? darkTheme : lightTheme}>
      <GlobalStyle />
      <TooltipPrimitive.Provider delayDuration={400} skipDelayDuration={200}>
        {children}
      </TooltipPrimitive.Provider>
    </ThemeProvider>
  );
}
