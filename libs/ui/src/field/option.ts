import type { ReactNode } from 'react';

/** One thing to choose. */
export interface Option {
  value: string;
  label: string;
  /** Muted second line or note. */
  note?: string;
  icon?: ReactNode;
  disabled?: boolean;
}
