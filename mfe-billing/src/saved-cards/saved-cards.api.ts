import { cardAdd, cardDefault, cardDelete, cardList } from '@washcoat/contract-billing';
import type { AnswerOf } from '@washcoat/contract-kernel';
import { asks, sends } from '@washcoat/platform-sdk';
import { billingApi } from '../app/api';

export type SavedCard = AnswerOf<typeof cardList>['list'][number];

export const savedCardsApi = billingApi.injectEndpoints({
  endpoints: (builder) => ({
    savedCards: asks(builder, cardList, { providesTags: ['Cards'] }),
    // The payment id counts once at the provider, however often it is sent.
    addCard: sends(builder, cardAdd, { invalidatesTags: ['Cards'] }),
    makeDefault: sends(builder, cardDefault, { invalidatesTags: ['Cards', 'History', 'Credits'] }),
    removeCard: sends(builder, cardDelete, { invalidatesTags: ['Cards'] }),
  }),
});

export const { useSavedCardsQuery, useAddCardMutation, useMakeDefaultMutation, useRemoveCardMutation } =
  savedCardsApi;
