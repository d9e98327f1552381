import {
  assayProposalAccept,
  assayProposalGet,
  assayProposalList,
  assayProposalRefuse,
  assayProposalRenew,
  assayProposalUndo,
} from '@washcoat/contract-converters';
import { asks, sends } from '@washcoat/platform-sdk';
import { convertersApi } from '../app/api';

/** A refusal may say that a proposal is not any more what the page shows. */
const touched = { invalidatesTags: ['Proposals', 'Converters', 'Converter'] } as const;

/** What settlements say of assays. */
const assayProposalsApi = convertersApi.injectEndpoints({
  endpoints: (builder) => ({
    assayProposals: asks(builder, assayProposalList, { providesTags: ['Proposals'] }),
    assayProposal: asks(builder, assayProposalGet, { providesTags: ['Proposals'] }),
    acceptAssays: sends(builder, assayProposalAccept, touched),
    refuseAssays: sends(builder, assayProposalRefuse, touched),
    undoAssays: sends(builder, assayProposalUndo, touched),
    renewAssays: sends(builder, assayProposalRenew, touched),
  }),
});

export const {
  useAssayProposalsQuery,
  useAssayProposalQuery,
  useAcceptAssaysMutation,
  useRefuseAssaysMutation,
  useUndoAssaysMutation,
  useRenewAssaysMutation,
} = assayProposalsApi;
