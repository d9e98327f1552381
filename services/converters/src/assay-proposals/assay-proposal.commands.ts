import type { AssayProposalStatus } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import { conflict, isStale, notFound, staleEdit, type Problem, type UnitOfWork } from '@washcoat/service-kit';
import type { PriceBoard } from '../pricing/price-board';
import type { ChangeOrigin } from '../product/change-origin';
import { assertMayEditProductFields } from '../product/product-change.policy';
import { lockProducts } from '../product/product-record.repository';
import { changedFields, type ProductRecord } from '../product/product-record';
import { saveProducts } from '../product/save-products';
import { lockEvidence } from './assay-evidence.repository';
import {
  a,
  AssayProposalModel,
  findProposal,
  linesOf,
  lockProposal,
  type Assays,
  type ProposalLine,
} from './assay-proposal.model';
import { auditedProposal } from './assay-proposal.presenter';
import { assaysOf, isSameAssay, wholeProposal } from './get-assay-proposal';
import { workOutAgain } from './propose-assays';
import { tellProposals } from './tell-proposals';

/** Which proposal somebody decides, and the version of it that they looked at. */
export interface Decided {
  assayProposalId: string;
  version: number;
}

/**
 * Gives the converters of an open proposal its assays, each by an edit of its own with the history of one. Answers the
 * version of the proposal.
 *
 * @throws Problem 404 for a proposal that is not there; 409 STALE for one that somebody decided meanwhile, and
 *   CONVERTER_CHANGED, with the proposal as it is now, when weight or assay of a converter are not those that it began from
 */
export async function acceptProposal(
  unit: UnitOfWork,
  session: Session,
  board: PriceBoard,
  decided: Decided,
): Promise<number> {
  const proposal = await openOne(unit, session, board, decided);
  await giveAssays(unit, session, board, proposal, 'accepted');
  return decide(unit, session, proposal, { status: 'accepted' });
}

/** Leaves the assays as they are and keeps why. Throws as `acceptProposal`, but for converters. */
export async function refuseProposal(
  unit: UnitOfWork,
  session: Session,
  board: PriceBoard,
  { reason, ...decided }: Decided & { reason: string },
): Promise<number> {
  const proposal = await openOne(unit, session, board, decided);
  return decide(unit, session, proposal, { status: 'refused', reason });
}

/** Gives the converters of an accepted proposal the assays back that they had. Throws as `acceptProposal`. */
export async function undoProposal(
  unit: UnitOfWork,
  session: Session,
  board: PriceBoard,
  decided: Decided,
): Promise<number> {
  const proposal = await lockAsSeen(unit, session, board, decided);
  if (proposal.status !== 'accepted')
    throw conflict('Only an accepted proposal can be undone.', 'NOT_ACCEPTED');
  await giveAssays(unit, session, board, proposal, 'undone');
  return decide(unit, session, proposal, { status: 'undone' });
}

/**
 * Works an open proposal out again with the catalogue as it is now. One of which the settlement says nothing any more is
 * refused with that reason. Throws as `refuseProposal`.
 */
export async function renewProposal(
  unit: UnitOfWork,
  session: Session,
  board: PriceBoard,
  decided: Decided,
): Promise<number> {
  // Its settlement first, as who takes what a settlement says does.
  const seen = await findProposal(unit.trx, decided.assayProposalId);
  if (seen) await lockEvidence(unit.trx, seen.settlementId);
  const proposal = await openOne(unit, session, board, decided);
  const found = await workOutAgain(unit, proposal);
  if (!found)
    return decide(unit, session, proposal, {
      status: 'refused',
      reason: 'The settlement says no more than the catalogue does now.',
    });
  return change(unit, proposal, { evidence: found.evidence, converterCount: found.lines.length });
}

async function lockAsSeen(
  unit: UnitOfWork,
  session: Session,
  board: PriceBoard,
  { assayProposalId, version }: Decided,
): Promise<AssayProposalModel> {
  const proposal = await lockProposal(unit.trx, assayProposalId);
  if (!proposal) throw notFound('This proposal');
  if (isStale(proposal, version))
    throw await staleEdit(unit, {
      entity: 'assayProposal',
      entityId: assayProposalId,
      noun: 'proposal',
      current: await wholeProposal(unit.trx, board, session, proposal),
    });
  return proposal;
}

async function openOne(
  unit: UnitOfWork,
  session: Session,
  board: PriceBoard,
  decided: Decided,
): Promise<AssayProposalModel> {
  const proposal = await lockAsSeen(unit, session, board, decided);
  if (proposal.status !== 'open')
    throw conflict(`This proposal is ${proposal.status} already.`, 'NOT_OPEN', {
      current: await wholeProposal(unit.trx, board, session, proposal),
    });
  return proposal;
}

/** Gives every converter the assays that were proposed, or those that it had, if all of them have the other ones. */
async function giveAssays(
  unit: UnitOfWork,
  session: Session,
  board: PriceBoard,
  proposal: AssayProposalModel,
  decision: ChangeOrigin['ofDecision'],
): Promise<void> {
  const [from, to] =
    decision === 'accepted' ? (['before', 'after'] as const) : (['after', 'before'] as const);
  const lines = await linesOf(unit.trx, proposal.assayProposalId);
  const products = await lockProducts(
    unit.trx,
    lines.map(({ productId }) => productId),
  );
  const byId = new Map(products.map((product) => [product.productId, product]));
  const changed = lines.filter((line) => !isAsLeft(byId.get(line.productId), line, line[from]));
  if (changed.length) {
    const names = changed.map(({ productId }) => byId.get(productId)?.oem ?? 'a deleted converter');
    throw converterChanged(names, await wholeProposal(unit.trx, board, session, proposal));
  }
  const changes = lines.flatMap(({ productId, [to]: { pt, pd, rh } }) => {
    const before = byId.get(productId);
    return before
      ? [{ before, patch: changedFields(before, { ptAssay: pt, pdAssay: pd, rhAssay: rh }) }]
      : [];
  });
  for (const { patch } of changes) assertMayEditProductFields(session, patch);
  await saveProducts(unit, changes, board, {
    ofProposal: proposal.assayProposalId,
    ofSettlement: proposal.settlementNo,
    ofDecision: decision,
  });
}

function isAsLeft(product: ProductRecord | undefined, line: ProposalLine, assays: Assays): boolean {
  return (
    product !== undefined && product.subweight === line.subweight && isSameAssay(assaysOf(product), assays)
  );
}

const NAMED = 3;

function converterChanged(names: readonly string[], current: unknown): Problem {
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  const what = names.length === 1 ? 'the weight or assay' : 'weights or assays';
  return conflict(
    `Somebody changed ${what} of ${names.slice(0, NAMED).join(', ')}${more} meanwhile. Nothing was changed: look at it again.`,
    'CONVERTER_CHANGED',
    { current },
  );
}

function decide(
  unit: UnitOfWork,
  session: Session,
  before: AssayProposalModel,
  { status, reason = before.reason }: { status: AssayProposalStatus; reason?: string },
): Promise<number> {
  return change(unit, before, {
    status,
    reason,
    decidedBy: `${session.firstName} ${session.lastName}`.trim() || session.email,
    decidedByUserId: session.userId,
    decidedDate: unit.now,
  });
}

async function change(
  unit: UnitOfWork,
  before: AssayProposalModel,
  patch: Partial<AssayProposalModel>,
): Promise<number> {
  const { assayProposalId } = before;
  const version = before.version + 1;
  const after = await AssayProposalModel.query(unit.trx)
    .patch({ ...patch, updatedAt: unit.now, version })
    .where(a.assayProposalId, assayProposalId)
    .returning('*')
    .first()
    .throwIfNotFound();
  await unit.audit({
    ...{ action: 'edit', entity: 'assayProposal', entityId: assayProposalId },
    ...{ before: auditedProposal(before), after: auditedProposal(after) },
  });
  tellProposals(unit);
  return version;
}
