import type { AssayEvidence } from '@washcoat/contract-settlement';
import { newId, type UnitOfWork } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { findSnapshotId, readSnapshot } from '../pricing/pricing-snapshot.repository';
import { findProducts } from '../product/product.repository';
import { lockEvidence, testsGained } from './assay-evidence.repository';
import { a, AssayProposalLineModel, AssayProposalModel } from './assay-proposal.model';
import { tellProposals } from './tell-proposals';
import { workOutProposals, type Catalogue, type FamilyProposal } from './work-out-proposals';

/** Puts what a settlement says by the catalogue as it is now in the place of its proposals that nobody has decided. */
export async function proposeAssays(unit: UnitOfWork, settlementId: string): Promise<void> {
  const told = await lockEvidence(unit.trx, settlementId);
  const known = await AssayProposalModel.query(unit.trx)
    .where(a.settlementId, settlementId)
    .select(a.family, a.status)
    .forUpdate();
  const decided = known.filter(({ status }) => status !== 'open').map(({ family }) => family);
  await AssayProposalModel.query(unit.trx)
    .where({ [a.settlementId]: settlementId, [a.status]: 'open' })
    .delete();
  const found = workOutProposals(told, await catalogueFor(unit.trx, told));
  for (const proposal of found)
    if (!decided.includes(proposal.family)) await addProposal(unit, told, proposal);
  if (found.length || known.length) tellProposals(unit);
}

/** Puts what its settlement says now in the place of what an open proposal said; one that says nothing more is answered as null. */
export async function workOutAgain(
  unit: UnitOfWork,
  {
    assayProposalId,
    settlementId,
    family,
  }: Pick<AssayProposalModel, 'assayProposalId' | 'settlementId' | 'family'>,
): Promise<FamilyProposal | null> {
  const told = await lockEvidence(unit.trx, settlementId);
  const found = workOutProposals(told, await catalogueFor(unit.trx, told));
  const proposal = found.find((one) => one.family === family) ?? null;
  await AssayProposalLineModel.query(unit.trx)
    .where(AssayProposalLineModel.columns.assayProposalId, assayProposalId)
    .delete();
  if (proposal) await insertLines(unit.trx, assayProposalId, proposal);
  return proposal;
}

async function catalogueFor(database: Knex, { units }: AssayEvidence): Promise<Catalogue> {
  const productIds = units.map(({ productId }) => productId);
  const snapshotId = await findSnapshotId(database);
  return {
    converters: await findProducts(database, productIds),
    defaults: snapshotId ? (await readSnapshot(database, snapshotId)).globalDefaults : null,
    gained: await testsGained(database, productIds),
  };
}

async function addProposal(unit: UnitOfWork, told: AssayEvidence, proposal: FamilyProposal): Promise<void> {
  const assayProposalId = newId();
  await AssayProposalModel.query(unit.trx).insert({
    assayProposalId,
    settlementId: told.settlementId,
    settlementNo: told.settlementNo,
    companyName: told.companyName,
    family: proposal.family,
    status: 'open',
    converterCount: proposal.lines.length,
    evidence: proposal.evidence,
    reason: '',
    createdDate: unit.now,
    updatedAt: unit.now,
    version: 1,
  });
  await insertLines(unit.trx, assayProposalId, proposal);
}

/** Hundreds at a time, so past the model. */
async function insertLines(
  trx: Knex.Transaction,
  assayProposalId: string,
  { lines }: FamilyProposal,
): Promise<void> {
  const columns =
    'product_id, position, pieces, grams, subweight, tests, tests_after, before, after, uncertainty_before, uncertainty';
  const rows = lines.map(({ productId, testsAfter, uncertaintyBefore, ...line }) => ({
    ...line,
    product_id: productId,
    tests_after: testsAfter,
    uncertainty_before: uncertaintyBefore,
  }));
  await trx.raw(
    `insert into assay_proposal_line (assay_proposal_id, ${columns})
     select ?::uuid, ${columns} from jsonb_populate_recordset(null::assay_proposal_line, ?::jsonb)`,
    [assayProposalId, JSON.stringify(rows)],
  );
}
