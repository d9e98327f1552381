import { priceModifierCalls as calls, priceModifierHistory } from '@washcoat/contract-converters';
import { asks, sends, sendsOnce } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';

const changed = (answer: unknown) => (answer ? (['Modifiers'] as const) : []);

/** Price modifiers, what they were worth, and who changed them. */
const priceModifiersApi = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    priceModifiers: asks(builder, calls.list, { providesTags: ['Modifiers'] }),
    modifierValues: asks(builder, priceModifierHistory, { providesTags: ['Modifiers'] }),
    modifierChanges: asks(builder, calls.history, { providesTags: ['Modifiers'] }),
    modifierBin: asks(builder, calls.bin, { providesTags: ['Modifiers'] }),
    modifierExport: asks(builder, calls.export),
    addModifier: sendsOnce(builder, calls.add, { invalidatesTags: changed }),
    editModifier: sends(builder, calls.edit, { invalidatesTags: changed }),
    deleteModifier: sends(builder, calls.remove, { invalidatesTags: changed }),
    restoreModifier: sends(builder, calls.restore, { invalidatesTags: changed }),
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
