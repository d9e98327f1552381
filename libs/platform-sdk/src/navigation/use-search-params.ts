import { useCallback } from 'react';
import { useSearchParams as useRouterSearchParams } from 'react-router-dom';
import type { SetURLSearchParams } from 'react-router-dom';

/**
 * React Router's `useSearchParams` whose change by a function is one of the address as it is then, which may not have
 * been drawn yet: of two changes that follow each other at once neither is lost.
 */
export function useSearchParams(): [URLSearchParams, SetURLSearchParams] {
  const [query, set] = useRouterSearchParams();
  const change: SetURLSearchParams = useCallback(
    (next, options) =>
      set(typeof next === 'function' ? next(new URLSearchParams(window.location.search)) : next, options),
    [set],
  );
  return [query, change];
}
