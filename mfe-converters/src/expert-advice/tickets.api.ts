import { ticketAdd, ticketDelete, ticketEdit, ticketList } from '@washcoat/contract-converters';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { call } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';

export type TicketListAnswer = AnswerOf<typeof ticketList>;

/** Questions to the experts and their answers. */
export const ticketsApi = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    tickets: builder.query<TicketListAnswer, RequestOf<typeof ticketList>>({
      query: call(ticketList),
      providesTags: ['Tickets'],
    }),
    askExpert: builder.mutation<AnswerOf<typeof ticketAdd>, RequestOf<typeof ticketAdd> & { key: string }>({
      query: ({ key, ...input }) => call(ticketAdd, { idempotencyKey: () => key })(input),
      invalidatesTags: ['Tickets'],
    }),
    editTicket: builder.mutation<AnswerOf<typeof ticketEdit>, RequestOf<typeof ticketEdit>>({
      query: call(ticketEdit),
      invalidatesTags: ['Tickets'],
    }),
    deleteTicket: builder.mutation<AnswerOf<typeof ticketDelete>, RequestOf<typeof ticketDelete>>({
      query: call(ticketDelete),
      invalidatesTags: ['Tickets'],
    }),
  }),
});

export const { useTicketsQuery, useAskExpertMutation, useEditTicketMutation, useDeleteTicketMutation } =
  ticketsApi;
