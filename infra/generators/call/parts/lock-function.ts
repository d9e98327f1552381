import type { CallFacts } from '../call-facts';

/** Finds one of a noun for a change of it; what edits and what deletes share it. */
export const lockFunction = ({ noun }: CallFacts) => `
/** One ${noun.words} within the scope of the signed-in user, or null; it stays as it is until the transaction ends. */
export async function lock${noun.pascal}(
  trx: Knex.Transaction,
  session: Session,
  ${noun.camel}Id: string,
): Promise<Stored${noun.pascal} | null> {
  const query = trx('${noun.snake}').where({ ${noun.snake}_id: ${noun.camel}Id }).forUpdate();
  return (await withinScope(query, session, 'company_id').first()) ?? null;
}
`;
