import type { Palette } from './color';
import { darkPalette } from './dark-palette';
import { lightPalette } from './light-palette';

/** The two themes people can choose from. */
export type ThemeMode = 'light' | 'dark';

/** Widths in pixels at which the layout changes. */
export const breakpoints = { phone: 720, drawer: 1024, wide: 1440 } as const;

const text = {
  t11: 'font-size: 11px; line-height: 16px; font-weight: 500;',
  t12: 'font-size: 12px; line-height: 16px;',
  t13: 'font-size: 13px; line-height: 20px;',
  t14: 'font-size: 14px; line-height: 20px;',
  t16: 'font-size: 16px; line-height: 24px; font-weight: 600; letter-spacing: -0.012em;',
  t20: 'font-size: 20px; line-height: 28px; font-weight: 600; letter-spacing: -0.015em;',
  t24: 'font-size: 24px; line-height: 32px; font-weight: 600; letter-spacing: -0.02em;',
  t32: 'font-size: 32px; line-height: 40px; font-weight: 600; letter-spacing: -0.025em;',
} as const;

const shape = {
  text,
  radius: {
    thumb: '4px',
    field: '6px',
    toast: '8px',
    segment: '8px',
    card: '10px',
    dialog: '12px',
    full: '999px',
  },
  z: {
    content: 0,
    bar: 10,
    drawer: 20,
    menu: 30,
    chat: 40,
    scrim: 50,
    dialog: 51,
    menuInDialog: 52,
    toast: 60,
  },
  motion: {
    press: '100ms ease-out',
    menu: '160ms ease-out',
    dialog: '200ms ease-out',
    tint: '1200ms ease-out',
  },
  font: {
    family: "'Inter Variable', 'Inter', system-ui, sans-serif",
    code: "font-feature-settings: 'zero', 'ss02';",
    tabular: 'font-variant-numeric: tabular-nums;',
  },
} as const;

interface Shadows {
  readonly s1: string;
  readonly s2: string;
  readonly s3: string;
  readonly s4: string;
}

/** Everything a component may draw with. */
export interface Theme extends Palette {
  readonly mode: ThemeMode;
  /** Steps of the 4 px grid: `space(4)` is `16px`. */
  readonly space: (steps: number) => string;
  readonly text: Record<keyof typeof text, string>;
  readonly radius: Record<keyof typeof shape.radius, string>;
  readonly shadow: Shadows;
  readonly z: Record<keyof typeof shape.z, number>;
  readonly motion: Record<keyof typeof shape.motion, string>;
  readonly font: Record<keyof typeof shape.font, string>;
}

const space = (steps: number): string => `${steps * 4}px`;

/** White surfaces on warm grey. */
export const lightTheme: Theme = {
  ...lightPalette,
  ...shape,
  mode: 'light',
  space,
  shadow: {
    s1: '0 1px 2px rgb(29 27 24 / 5%)',
    s2: '0 -1px 3px rgb(29 27 24 / 6%), 0 2px 6px rgb(29 27 24 / 6%)',
    s3: '0 2px 6px rgb(29 27 24 / 8%), 0 8px 24px rgb(29 27 24 / 12%)',
    s4: '0 4px 12px rgb(29 27 24 / 12%), 0 24px 56px rgb(29 27 24 / 24%)',
  },
};

/** Warm near-black; raised things get a faint light edge because shadows do not show. */
export const darkTheme: Theme = {
  ...darkPalette,
  ...shape,
  mode: 'dark',
  space,
  shadow: {
    s1: '0 1px 2px rgb(0 0 0 / 30%)',
    s2: '0 0 0 1px rgb(255 255 255 / 3%), 0 2px 8px rgb(0 0 0 / 40%)',
    s3: '0 0 0 1px rgb(255 255 255 / 5%), 0 8px 24px rgb(0 0 0 / 50%)',
    s4: '0 0 0 1px rgb(255 255 255 / 6%), 0 24px 56px rgb(0 0 0 / 60%)',
  },
};
