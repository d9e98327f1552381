import type { Knex } from 'knex';
import type { Model, ModelClass, PartialModelObject } from 'objection';

/**
 * Writes a row unless there is one with the same values in `conflict`; without it, with those of any unique index. Answers
 * whether it was written.
 */
export async function insertOnce<M extends Model>(
  database: Knex,
  model: ModelClass<M>,
  row: PartialModelObject<M>,
  conflict?: readonly string[],
): Promise<boolean> {
  const stored = model.fromJson(row, { skipValidation: true }).$toDatabaseJson();
  const insert = database(model.tableName).insert(stored);
  const once = conflict ? insert.onConflict([...conflict]) : insert.onConflict();
  const written = await once.ignore().returning([model.idColumn].flat());
  return written.length > 0;
}
