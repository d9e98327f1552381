import { assayProposal, type AssayProposalWhole } from '@washcoat/contract-converters';
import type { PerMetal } from '@washcoat/metals';
import {
  columnsOf,
  decimalColumn,
  jsonColumn,
  modelOf,
  optional,
  tableModel,
  textColumn,
  wholeColumn,
  type RecordOf,
} from '@washcoat/service-kit';
import type { Knex } from 'knex';

const columns = { createdDate: 'created_at', decidedDate: 'decided_at' } as const;

/** Where the fields of a proposal are read. */
export const a = columnsOf(assayProposal, columns);

/** What a proposal rests on, as it was when it was worked out. */
export type Evidence = AssayProposalWhole['evidence'];

/** A proposal as it is stored. */
export class AssayProposalModel extends modelOf(assayProposal, columns) {
  declare evidence: Evidence;
  declare updatedAt: Date;
  declare decidedByUserId: string | null;
}

/** ppm; null where the catalogue has none. */
export type Assays = PerMetal<number | null>;

const lineColumns = {
  assayProposalId: textColumn,
  productId: textColumn,
  position: wholeColumn,
  pieces: decimalColumn,
  grams: decimalColumn,
  subweight: optional(decimalColumn),
  tests: decimalColumn,
  testsAfter: decimalColumn,
  before: jsonColumn<Assays>(),
  after: jsonColumn<Assays>(),
  uncertaintyBefore: jsonColumn<PerMetal<number>>(),
  uncertainty: jsonColumn<PerMetal<number>>(),
};

/** What a proposal says of one converter. */
export type ProposalLine = RecordOf<typeof lineColumns>;

export class AssayProposalLineModel extends tableModel(
  'assay_proposal_line',
  ['assayProposalId', 'productId'],
  lineColumns,
) {}

// Without what only the search looks at.
const stored = [...Object.values(a), 'updated_at', 'decided_by_user_id', 'evidence'];

/** Proposals with all that is stored of them. */
export const proposals = (database: Knex) => AssayProposalModel.query(database).select(stored);

/** A proposal, or undefined. */
export const findProposal = (database: Knex, assayProposalId: string) =>
  proposals(database).findById(assayProposalId).execute();

/** The same; it stays as it is until the transaction ends. */
export const lockProposal = (trx: Knex.Transaction, assayProposalId: string) =>
  proposals(trx).findById(assayProposalId).forUpdate().execute();

/** Its converters: those that a change is worth most for come first. */
export async function linesOf(database: Knex, assayProposalId: string): Promise<ProposalLine[]> {
  const { columns: l } = AssayProposalLineModel;
  return AssayProposalLineModel.query(database).where(l.assayProposalId, assayProposalId).orderBy(l.position);
}
