import type { ReactNode } from 'react';
import { externalStore } from '../store/external-store';

/** The search box of the top bar. `onChange` is called 500 ms after the last key. */
export interface HeadingSearch {
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
}

/** What a page shows in the top bar. */
export interface PageHeading {
  heading: string;
  /** Stands muted before the heading. */
  prefix?: string;
  /** The path that the arrow before the heading leads to. */
  backTo?: string;
  search?: HeadingSearch;
  /** Beside the heading: a pill, a word. */
  status?: ReactNode;
  /** The buttons of the page, the main one last. */
  actions?: ReactNode;
}

/** A heading with the React root and the page that set it. */
export interface ShownHeading extends PageHeading {
  root: object;
  page: object;
}

/** What the top bar shows; null between pages. */
export const headingStore = externalStore<ShownHeading | null>(null);

/** The elements of the top bar that the page's own React root draws into. */
export interface HeadingSlots {
  status: HTMLElement | null;
  actions: HTMLElement | null;
}

export const headingSlots = externalStore<HeadingSlots>({ status: null, actions: null });
