import { priceModifierCalls as calls, priceModifierHistory } from '@washcoat/contract-converters';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { call } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';

const changed = (answer: unknown) => (answer ? (['Modifiers'] as const) : []);

/** Price modifiers, what they were worth, and who changed them. */
const priceModifiersApi = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    priceModifiers: builder.query<AnswerOf<typeof calls.list>, RequestOf<typeof calls.list>>({
      query: call(calls.list),
      providesTags: ['Modifiers'],
    }),
    modifierValues: builder.query<
      AnswerOf<typeof priceModifierHistory>,
      RequestOf<typeof priceModifierHistory>
    >({
      query: call(priceModifierHistory),
      providesTags: ['Modifiers'],
    }),
    modifierChanges: builder.query<AnswerOf<typeof calls.history>, RequestOf<typeof calls.history>>({
      query: call(calls.history),
      providesTags: ['Modifiers'],
    }),
    modifierBin: builder.query<AnswerOf<typeof calls.bin>, RequestOf<typeof calls.bin>>({
      query: call(calls.bin),
      providesTags: ['Modifiers'],
    }),
    modifierExport: builder.query<AnswerOf<typeof calls.export>, RequestOf<typeof calls.export>>({
      query: call(calls.export),
    }),
    addModifier: builder.mutation<AnswerOf<typeof calls.add>, RequestOf<typeof calls.add> & { key: string }>({
      query: ({ key, ...form }) => call(calls.add, { idempotencyKey: () => key })(form),
      invalidatesTags: changed,
    }),
    editModifier: builder.mutation<AnswerOf<typeof calls.edit>, RequestOf<typeof calls.edit>>({
      query: call(calls.edit),
      invalidatesTags: changed,
    }),
    deleteModifier: builder.mutation<AnswerOf<typeof calls.remove>, RequestOf<typeof calls.remove>>({
      query: call(calls.remove),
      invalidatesTags: changed,
    }),
    restoreModifier: builder.mutation<AnswerOf<typeof calls.restore>, RequestOf<typeof calls.restore>>({
      query: call(calls.restore),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  usePriceModifiersQuery,
  useModifierValuesQuery,
  useModifierChangesQuery,
  useModifierBinQuery,
  useLazyModifierExportQuery,
  useAddModifierMutation,
  useEditModifierMutation,
  useDeleteModifierMutation,
  useRestoreModifierMutation,
} = priceModifiersApi;
