import type { assayProposalList } from '@washcoat/contract-converters';
import type { InputOf } from '@washcoat/contract-kernel';
import { containingWords, keysetPageOf, type KeysetOrder, type KeysetPage } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { a, proposals, type AssayProposalModel } from './assay-proposal.model';

const newestFirst: KeysetOrder = {
  columns: [
    { sql: 'created_at', type: 'timestamptz' },
    { sql: 'assay_proposal_id', type: 'uuid' },
  ],
  direction: 'desc',
};

/** A page of the proposals, newest first, of one status and with every word of `text`. */
export function listAssayProposals(
  database: Knex,
  { status, text = '', ...page }: InputOf<typeof assayProposalList>,
): Promise<KeysetPage<AssayProposalModel>> {
  const query = proposals(database);
  if (status) void query.where(a.status, status);
  return keysetPageOf(database, containingWords(query, 'search_text', text), page, newestFirst);
}
