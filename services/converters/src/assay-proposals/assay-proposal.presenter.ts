import { assayProposal, type AssayProposal } from '@washcoat/contract-converters';
import { audited, presented } from '@washcoat/service-kit';
import type { AssayProposalModel } from './assay-proposal.model';

/** A proposal as it leaves. */
export const presentProposal = (row: AssayProposalModel): AssayProposal => presented(assayProposal, row);

/** A proposal by the names of the wire, for the audit trail. */
export const auditedProposal = (row: AssayProposalModel) => audited(assayProposal, row);
