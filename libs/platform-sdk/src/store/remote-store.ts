import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { Middleware, Reducer, ReducersMapObject } from '@reduxjs/toolkit';
import { refetchOnNewRights } from './refetch-on-new-rights';

export { setupListeners } from '@reduxjs/toolkit/query/react';

/** The parts of an RTK Query api that a store needs. */
export interface ApiPart<Path extends string = string, ApiState = unknown> {
  reducerPath: Path;
  reducer: Reducer<ApiState>;
  middleware: Middleware;
  endpoints: object;
}

/**
 * The store of one remote: its api plus slices for UI state. The store is named after the api's `reducerPath`, which
 * must be unique in the page. Server data stays in the api and is never copied into a slice; it is asked for again when
 * the rights of the user change.
 */
export function createRemoteStore<
  Path extends string,
  ApiState,
  Slices extends ReducersMapObject = Record<never, Reducer>,
>({ api, reducers }: { api: ApiPart<Path, ApiState>; reducers?: Slices }) {
  const store = configureStore({
    reducer: reducers ? combineSlices(api, reducers) : combineSlices(api),
    middleware: (defaults) => defaults().concat(api.middleware),
    devTools: { name: api.reducerPath },
  });
  refetchOnNewRights({ api, getState: store.getState, dispatch: store.dispatch });
  return store;
}
