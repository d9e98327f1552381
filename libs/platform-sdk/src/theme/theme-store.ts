import { externalStore, useStore } from '../store/external-store';

/** What the user chose; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';
type ThemeMode = 'light' | 'dark';

const themeKey = 'washcoat.theme';

function kept(): ThemeChoice {
  const text = localStorage.getItem(themeKey);
  return text === 'light' || text === 'dark' ? text : 'system';
}

function prefersDark(): MediaQueryList | undefined {
  return typeof window.matchMedia === 'function'
    ? window.matchMedia('(prefers-color-scheme: dark)')
    : undefined;
}

function modeFor(choice: ThemeChoice): ThemeMode {
  if (choice !== 'system') return choice;
  return prefersDark()?.matches ? 'dark' : 'light';
}

const choiceStore = externalStore<ThemeChoice>(kept());
const modeStore = externalStore<ThemeMode>(modeFor(kept()));

function settle(): void {
  modeStore.set(modeFor(choiceStore.get()));
}

/** Remembers the choice in this browser and changes every React root at once. */
export function chooseTheme(choice: ThemeChoice): void {
  localStorage.setItem(themeKey, choice);
  choiceStore.set(choice);
  settle();
}

/** Follows the device while the choice is `system`; answers how to stop. */
export function followDeviceTheme(): () => void {
  const query = prefersDark();
  query?.addEventListener('change', settle);
  return () => query?.removeEventListener('change', settle);
}

export function useThemeChoice(): ThemeChoice {
  return useStore(choiceStore);
}

/** The theme to draw with now. */
export function useThemeMode(): ThemeMode {
  return useStore(modeStore);
}
