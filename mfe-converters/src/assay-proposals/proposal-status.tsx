import { assayProposal as noun, type AssayProposalStatus } from '@washcoat/contract-converters';
import { choiceWords } from '@washcoat/contract-kernel';
import { Pill, type PillKind } from '@washcoat/ui';

const kinds: Record<AssayProposalStatus, PillKind> = {
  open: 'info',
  accepted: 'success',
  refused: 'neutral',
  undone: 'warning',
};

/** What became of a proposal. */
export function ProposalStatus({ status }: { status: AssayProposalStatus }) {
  return <Pill kind={kinds[status]}>{stateWords(status)}</Pill>;
}

/** The states to filter by, by their names in the address. */
export const proposalStates: readonly AssayProposalStatus[] = ['open', 'accepted', 'refused', 'undone'];

/** A state in words. */
export const stateWords = (status: AssayProposalStatus) => choiceWords(noun.fields.status, status);
