import type { Endpoint, RequestOf } from '@washcoat/contract-kernel';
import { createApi } from '@reduxjs/toolkit/query/react';
import { askingPace } from './asking-pace';
import { contractBaseQuery } from './contract-base-query';
import type { ContractRequest } from './contract-request';

/**
 * The one RTK Query api of a remote, without endpoints; each resource injects its own. `reducerPath` must be unique in
 * the page, so take the remote's name. With `refetchOnReconnect` what is shown is asked for again when there is a connection
 * again, for stores that `followConnection`.
 */
export function createRemoteApi<const Path extends string, const Tag extends string = never>(names: {
  reducerPath: Path;
  tagTypes?: readonly Tag[];
  refetchOnReconnect?: boolean;
}) {
  const api = createApi({
    reducerPath: names.reducerPath,
    tagTypes: names.tagTypes ?? [],
    refetchOnReconnect: names.refetchOnReconnect ?? false,
    baseQuery: contractBaseQuery,
    endpoints: () => ({}),
  });
  const { middleware } = api;
  const pace = askingPace(api.internalActions);
  api.middleware = (store) => {
    const [asked, watched] = [middleware(store), pace(store)];
    return (next) => watched(asked(next));
  };
  return api;
}

export interface CallOptions<Input> {
  /** Makes a repeated create or payment harmless: the same key and body give the first answer again. */
  idempotencyKey?: (input: Input) => string;
}

/** The `query` of an endpoint from the definition of its call, where `asks` and `sends` do not suffice. */
export function call<Definition extends Endpoint>(
  definition: Definition,
  { idempotencyKey }: CallOptions<RequestOf<Definition>> = {},
): (input: RequestOf<Definition>) => ContractRequest {
  return (input) => ({ definition, input, idempotencyKey: idempotencyKey?.(input) });
}
