import { createContext, useContext } from 'react';
import { useTheme } from 'styled-components';

/** True for everything inside a dialog, so that what pops up there stands above the dialog. */
export const InsideDialog = createContext(false);

/** The z-index for a menu, list or tooltip opened from here. */
export function usePopLayer(): number {
  const { z } = useTheme();
  return useContext(InsideDialog) ? z.menuInDialog : z.menu;
}
