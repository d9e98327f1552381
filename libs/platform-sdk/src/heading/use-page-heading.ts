import { useContext, useLayoutEffect, useState } from 'react';
import { HeadingRoot } from './heading-root';
import { headingStore } from './heading-store';
import type { PageHeading } from './heading-store';

/**
 * Shows the page's heading, search and actions in the top bar while the component is mounted. The actions are drawn by
 * the page's own React root: stores, theme and router reach them, contexts made inside the page do not.
 */
export function usePageHeading(heading: PageHeading): void {
  const root = useContext(HeadingRoot);
  const [page] = useState(() => ({}));
  useLayoutEffect(() => {
    headingStore.set({ ...heading, root, page });
  });
  useLayoutEffect(
    () => () => {
      if (headingStore.get()?.page === page) headingStore.set(null);
    },
    [page],
  );
}
