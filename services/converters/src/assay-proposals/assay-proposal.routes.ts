import * as contract from '@washcoat/contract-converters';
import { mapKeysetPage, read, write, type Route } from '@washcoat/service-kit';
import type { PriceBoard } from '../pricing/price-board';
import { acceptProposal, refuseProposal, renewProposal, undoProposal } from './assay-proposal.commands';
import { presentProposal } from './assay-proposal.presenter';
import { getAssayProposal } from './get-assay-proposal';
import { listAssayProposals } from './list-assay-proposals';

/** What settlements say of assays, and what somebody makes of it. */
export const assayProposalRoutes = (board: PriceBoard): readonly Route[] => [
  read(contract.assayProposalList, async ({ database }, input) =>
    mapKeysetPage(await listAssayProposals(database, input), presentProposal),
  ),
  read(contract.assayProposalGet, ({ database, session }, { assayProposalId }) =>
    getAssayProposal(database, board, session, assayProposalId),
  ),
  write(contract.assayProposalAccept, async (unit, decided) => ({
    version: await acceptProposal(unit, unit.session, board, decided),
    message: 'The converters have the proposed assays.',
  })),
  write(contract.assayProposalRefuse, async (unit, decided) => ({
    version: await refuseProposal(unit, unit.session, board, decided),
    message: 'The assays stay as they are.',
  })),
  write(contract.assayProposalUndo, async (unit, decided) => ({
    version: await undoProposal(unit, unit.session, board, decided),
    message: 'The converters have the assays back that they had.',
  })),
  write(contract.assayProposalRenew, async (unit, decided) => ({
    version: await renewProposal(unit, unit.session, board, decided),
    message: 'The proposal was worked out again.',
  })),
];
