import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ThemeRoot } from '../src';
import type { ThemeMode } from '../src';

/** Renders under a theme, the light one. */
export function renderThemed(element: ReactElement, mode: ThemeMode = 'light') {
  const inTheme = (content: ReactElement) => <ThemeRoot mode={mode}>{content}</ThemeRoot>;
  const view = render(inTheme(element));
  return { ...view, show: (next: ReactElement) => view.rerender(inTheme(next)) };
}

/** Makes the window as wide as a phone or a desk for media queries; answers how to undo it. */
export function asWindowOf(width: number): () => void {
  const before = window.matchMedia;
  window.matchMedia = (query: string): MediaQueryList => {
    const limit = Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? 0);
    const list = new EventTarget();
    return Object.assign(list, {
      matches: width <= limit,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  };
  return () => {
    window.matchMedia = before;
  };
}
