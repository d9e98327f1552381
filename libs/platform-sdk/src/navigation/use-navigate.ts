import { useCallback } from 'react';
import { useNavigate as useRouterNavigate } from 'react-router-dom';
import type { NavigateFunction, NavigateOptions, To } from 'react-router-dom';
import { leaveFor } from '../unsaved-changes/leave-guard';

function addressOf(to: To): URL {
  const { pathname, href } = window.location;
  if (typeof to === 'string') return new URL(to, href);
  const address = new URL(to.pathname ?? pathname, href);
  address.search = to.search ?? '';
  return address;
}

/** React Router's `useNavigate` that asks first when something typed would be lost; a redirect never asks. */
export function useNavigate(): NavigateFunction {
  const go = useRouterNavigate();
  return useCallback(
    (to: To | number, options?: NavigateOptions) => {
      if (typeof to === 'number') return go(to);
      if (options?.replace) return go(to, options);
      return leaveFor(addressOf(to), () => void go(to, options));
    },
    [go],
  );
}
