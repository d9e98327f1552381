import { ticketAdd, ticketDelete, ticketEdit, ticketList } from '@washcoat/contract-converters';
import type { AnswerOf, RequestOf } from '@washcoat/contract-kernel';
import { asks, call, sends } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';

export type TicketListAnswer = AnswerOf<typeof ticketList>;

/** Questions to the experts and their answers. */
export const ticketsApi = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    tickets: asks(builder, ticketList, { providesTags: ['Tickets'] }),
    askExpert: builder.mutation<AnswerOf<typeof ticketAdd>, RequestOf<typeof ticketAdd> & { key: string }>({
      query: ({ key, ...input }) => call(ticketAdd, { idempotencyKey: () => key })(input),
      invalidatesTags: ['Tickets'],
    }),
    editTicket: sends(builder, ticketEdit, { invalidatesTags: ['Tickets'] }),
    deleteTicket: sends(builder, ticketDelete, { invalidatesTags: ['Tickets'] }),
  }),
});

export const { useTicketsQuery, useAskExpertMutation, useEditTicketMutation, useDeleteTicketMutation } =
  ticketsApi;
