import {
  refinerDispute,
  refinerStatementFile,
  refinerStatementGet,
  refinerTermsSave,
} from '@washcoat/contract-settlement';
import { asks, sendFile, sends } from '@washcoat/platform-sdk';
import { settlementApi } from '../app/api';
import { store } from '../app/store';

/** A refusal may say that a statement is not any more what the page shows. */
const touched = { invalidatesTags: ['Refiner'] } as const;

/** What refiners say of settlements. */
const statementDiffApi = settlementApi.injectEndpoints({
  endpoints: (builder) => ({
    refinerStatement: asks(builder, refinerStatementGet, { providesTags: ['Refiner'] }),
    saveRefinerTerms: sends(builder, refinerTermsSave, touched),
    sayOfLot: sends(builder, refinerDispute, touched),
  }),
});

export const { useRefinerStatementQuery, useSaveRefinerTermsMutation, useSayOfLotMutation } =
  statementDiffApi;

/** Sends a refiner's file, in the place of the last one of its settlement. */
export async function sendStatement(input: { settlementId: string; refiner: string; file: File }) {
  const answer = await sendFile({ definition: refinerStatementFile, input }, () => undefined).answer;
  if (!answer.error) store.dispatch(settlementApi.util.invalidateTags(['Refiner']));
  return answer;
}
