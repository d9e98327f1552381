import { useCallback, useContext, useLayoutEffect, useState } from 'react';
import { HeadingRoot } from '../heading/heading-root';
import { addGuard, removeGuard } from './leave-guard';

const noParameters: readonly string[] = [];

/**
 * Asks before the page is left while something typed is not saved: by a link, by `navigate`, by the buttons of the
 * browser and by closing or reloading it. Another query of the same path is no leaving, unless one of `parameters`
 * changes: name those that say which form the path shows.
 * @returns ends the guard at once: call it after saving, before going on to another page
 */
export function useUnsavedGuard(isDirty: boolean, parameters: readonly string[] = noParameters): () => void {
  const root = useContext(HeadingRoot);
  const [guard] = useState(() => ({ root, parameters }));
  useLayoutEffect(() => {
    if (!isDirty) return undefined;
    addGuard(guard);
    return () => removeGuard(guard);
  }, [isDirty, guard]);
  return useCallback(() => removeGuard(guard), [guard]);
}
