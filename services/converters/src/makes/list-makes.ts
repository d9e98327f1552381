import type { makeList } from '@washcoat/contract-converters';
import type { AnswerOf, InputOf } from '@washcoat/contract-kernel';
import { keysetPageOf, mapKeysetPage, type KeysetOrder } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { MakeRow } from './make';
import { presentMake } from './make.presenter';
import { makesWith } from './make.repository';

const byName: KeysetOrder = { columns: [{ sql: 'name_key', type: 'text' }], direction: 'asc' };

/** A page of the makes by name, those with every word of `text` in name, models or tips. */
export async function listMakes(
  database: Knex,
  { text = '', ...page }: InputOf<typeof makeList>,
): Promise<AnswerOf<typeof makeList>> {
  const makes = await keysetPageOf<MakeRow>(database, makesWith(database, text).select('*'), page, byName);
  return mapKeysetPage(makes, presentMake);
}
