import type { AnswerOf, Endpoint, NounCalls } from '@washcoat/contract-kernel';
import { asks, call, sends, type createRemoteApi } from '@washcoat/platform-sdk';

type RemoteApi<Path extends string, Tag extends string> = ReturnType<typeof createRemoteApi<Path, Tag>>;

/** The hooks of a noun's calls. */
export type NounHooks = ReturnType<typeof nounApi>;

/** A record as a list of any noun answers it. */
export type ListedRecord = AnswerOf<NounCalls['list']>['list'][number];

/** Gives the calls of a noun to the api of its remote. Lists, bin and histories are asked for again after each change. */
export function nounApi<Path extends string, Tag extends string>(
  api: RemoteApi<Path, Tag>,
  calls: NounCalls,
  tag: Tag,
) {
  const query = <E extends Endpoint>(definition: E) => {
    const { endpoints } = api.injectEndpoints({
      endpoints: (builder) => ({
        [definition.id]: asks(builder, definition, { providesTags: [tag] }),
      }),
    });
    return present(endpoints[definition.id]);
  };
  const mutation = <E extends Endpoint>(definition: E) => {
    const { endpoints } = api.injectEndpoints({
      endpoints: (builder) => ({
        [definition.id]: sends(builder, definition, {
          invalidatesTags: (answer) => (answer ? [tag] : []),
        }),
      }),
    });
    return present(endpoints[definition.id]);
  };
  const added = api.injectEndpoints({
    endpoints: (builder) => ({
      [calls.add.id]: builder.mutation<AnswerOf<NounCalls['add']>, { form: object; key: string }>({
        query: ({ form, key }) => call(calls.add, { idempotencyKey: () => key })({ ...form }),
        invalidatesTags: (answer) => (answer ? [tag] : []),
      }),
    }),
  });
  return {
    useList: query(calls.list).useQuery,
    useLazyList: query(calls.list).useLazyQuery,
    useLazyExport: query(calls.export).useLazyQuery,
    useHistory: query(calls.history).useQuery,
    useBin: query(calls.bin).useQuery,
    useAdd: present(added.endpoints[calls.add.id]).useMutation,
    useEdit: mutation(calls.edit).useMutation,
    useSwitch: mutation(calls.active).useMutation,
    useRemove: mutation(calls.remove).useMutation,
    useRestore: mutation(calls.restore).useMutation,
    /** Has lists, bin and histories asked for again. */
    askAgain: () => api.util.invalidateTags([tag]),
  };
}

function present<T>(endpoint: T | undefined): T {
  if (!endpoint) throw new Error('The api was given no such call');
  return endpoint;
}
