import { assayProposalGet, type ConverterChange } from '@washcoat/contract-converters';
import { hrefTo, useAllowed } from '@washcoat/platform-sdk';
import { proposalPath } from '../assay-proposals/proposal-path';

/** That a change came of what a settlement proposed; it leads to the proposal for who may open that. */
export function ProposalCause({
  assayProposalId,
  settlementNo,
  decision,
}: NonNullable<ConverterChange['proposal']>) {
  const opensProposals = useAllowed(assayProposalGet.access);
  const name = `settlement ${settlementNo}`;
  return (
    <>
      {decision === 'accepted' ? 'by accepting the proposal of ' : 'by undoing the accepted proposal of '}
      {opensProposals ? <a {...hrefTo(proposalPath(assayProposalId))}>{name}</a> : name}
    </>
  );
}
