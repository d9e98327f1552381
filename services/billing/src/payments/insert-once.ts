import type { Knex } from 'knex';
import type { Model, ModelClass, PartialModelObject } from 'objection';

/** Writes a row unless there is one with the same values in `conflict`. Answers whether it was written. */
export async function insertOnce<M extends Model>(
  database: Knex,
  model: ModelClass<M>,
  row: PartialModelObject<M>,
  conflict: readonly string[],
): Promise<boolean> {
  const stored = model.fromJson(row, { skipValidation: true }).$toDatabaseJson();
  const written = await database(model.tableName)
    .insert(stored)
    .onConflict([...conflict])
    .ignore()
    .returning([...conflict]);
  return written.length > 0;
}
