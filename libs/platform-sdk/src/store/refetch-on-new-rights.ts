import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { sessionStore } from '../session/session-store';

/** Makes the action that asks the server again. */
type Ask = (
  input: unknown,
  options: { forceRefetch: true; subscribe: false },
) => ThunkAction<unknown, unknown, unknown, UnknownAction>;

/** A query that the api holds an answer of. */
interface HeldQuery {
  endpointName: string;
  originalArgs?: unknown;
}

function isAsk(value: unknown): value is Ask {
  return typeof value === 'function';
}

function isHeldQuery(value: unknown): value is HeldQuery {
  return (
    typeof value === 'object' && value !== null && typeof Reflect.get(value, 'endpointName') === 'string'
  );
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

export interface RefetchParts {
  api: { reducerPath: string; endpoints: object };
  getState: () => unknown;
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
}

/**
 * Asks everything again that a remote has been answered once the rights of the user have changed, so that open screens
 * show what the user may see now. What they show stays until the new answers are here.
 */
export function refetchOnNewRights({ api, getState, dispatch }: RefetchParts): void {
  sessionStore.onUpdate(() => {
    const queries: unknown = partOf(partOf(getState(), api.reducerPath), 'queries');
    for (const query of Object.values(queries ?? {}).filter(isHeldQuery)) {
      const ask = partOf(partOf(api.endpoints, query.endpointName), 'initiate');
      if (isAsk(ask)) void dispatch(ask(query.originalArgs, { forceRefetch: true, subscribe: false }));
    }
  });
}
