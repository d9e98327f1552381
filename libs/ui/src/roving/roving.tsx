import { RovingFocus } from 'radix-ui/internal';
import type { ReactElement } from 'react';

/** A group of buttons that is one stop of the Tab key: arrows go to the next and the previous one, Home and End to the ends. */
export function RovingGroup({ children }: { children: ReactElement }) {
  return <RovingFocus.Root asChild>{children}</RovingFocus.Root>;
}

/** A button within a RovingGroup. */
export function RovingItem({ children }: { children: ReactElement }) {
  return <RovingFocus.Item asChild>{children}</RovingFocus.Item>;
}
