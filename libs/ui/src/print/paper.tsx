import type { ReactNode } from 'react';
import styled, { ThemeProvider } from 'styled-components';
import { softAtNight } from '../theme/night';
import { lightTheme } from '../theme/theme';
import { PaperPage } from './paper-page';

const Ground = styled.div`
  ${softAtNight}
`;

/** Where a white paper lies on a screen of either theme: its contents are in the light one, and at night it does not glare. */
export function Paper({ children }: { children: ReactNode }) {
  return (
    <Ground>
      <ThemeProvider theme={lightTheme}>
        <PaperPage />
        {children}
      </ThemeProvider>
    </Ground>
  );
}
