import { ticketAdd, ticketDelete, ticketEdit, ticketList } from '@washcoat/contract-converters';
import type { AnswerOf } from '@washcoat/contract-kernel';
import { asks, sends, sendsOnce } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';

export type TicketListAnswer = AnswerOf<typeof ticketList>;

/** Questions to the experts and their answers. */
export const ticketsApi = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    tickets: asks(builder, ticketList, { providesTags: ['Tickets'] }),
    askExpert: sendsOnce(builder, ticketAdd, { invalidatesTags: ['Tickets'] }),
    editTicket: sends(builder, ticketEdit, { invalidatesTags: ['Tickets'] }),
    deleteTicket: sends(builder, ticketDelete, { invalidatesTags: ['Tickets'] }),
  }),
});

export const { useTicketsQuery, useAskExpertMutation, useEditTicketMutation, useDeleteTicketMutation } =
  ticketsApi;
