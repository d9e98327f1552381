import { make, type makeList } from '@washcoat/contract-converters';
import type { InputOf } from '@washcoat/contract-kernel';
import {
  columnsOf,
  containingWords,
  keysetPageOf,
  modelOf,
  type KeysetOrder,
  type KeysetPage,
} from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { raw } from 'objection';

const columns = {
  make: 'name',
  model: 'models',
  imglUrls: 'image_urls',
  profileUrl: null,
  createdDate: 'created_at',
} as const;

/** Where the fields of a make are read. */
export const m = columnsOf(make, columns);

/** A make as it is stored. */
export class MakeModel extends modelOf(make, columns) {
  declare updatedAt: Date;
}

const byName: KeysetOrder = { columns: [{ sql: 'name_key', type: 'text' }], direction: 'asc' };
const searched = `lower(name || ' ' || array_to_string(models, ' ') || ' ' || description)`;

/** A page of the makes by name: the one of an id, those with every word of `text` in name, models or tips. */
export function listMakes(
  database: Knex,
  { makeId, text = '', ...page }: InputOf<typeof makeList>,
): Promise<KeysetPage<MakeModel>> {
  const every = MakeModel.query().select('make.*', raw(searched).as('search_text')).as('make');
  const query = containingWords(MakeModel.query(database).select('make.*').from(every), 'search_text', text);
  if (makeId) void query.where(m.makeId, makeId);
  return keysetPageOf(database, query, page, byName);
}

/** A make, or undefined; it stays as it is until the transaction ends. */
export const lockMake = (trx: Knex.Transaction, makeId: string): Promise<MakeModel | undefined> =>
  MakeModel.query(trx).findById(makeId).forUpdate().execute();
