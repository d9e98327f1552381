import { containingWords } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { MakeForm, MakeRow } from './make';

/** The makes with every word of `text` in name, models or tips. */
export function makesWith(database: Knex, text: string): Knex.QueryBuilder {
  const searched = database('make').select(
    'make.*',
    database.raw(`lower(name || ' ' || array_to_string(models, ' ') || ' ' || description) as search_text`),
  );
  return containingWords(database.from(searched.as('make')), 'search_text', text);
}

/** A make, or null; it stays as it is until the transaction ends. */
export async function lockMake(trx: Knex.Transaction, makeId: string): Promise<MakeRow | null> {
  return (await trx('make').where({ make_id: makeId }).forUpdate().first()) ?? null;
}

/** Adds a make. Answers false when there is one of its name, even if that happened at the same moment. */
export async function insertMake(
  trx: Knex.Transaction,
  makeId: string,
  form: MakeForm,
  now: Date,
): Promise<boolean> {
  const inserted = await trx('make')
    .insert({ make_id: makeId, ...columnsOf(form), created_at: now, updated_at: now })
    .onConflict('name_key')
    .ignore()
    .returning('make_id');
  return inserted.length > 0;
}

/** Whether another make has this name, whatever its case. */
export async function isMakeNameTaken(database: Knex, makeId: string, name: string): Promise<boolean> {
  const other = await database('make')
    .whereNot({ make_id: makeId })
    .whereRaw('name_key = lower(?)', [name])
    .first('make_id');
  return other !== undefined;
}

export async function updateMake(
  trx: Knex.Transaction,
  makeId: string,
  form: MakeForm,
  now: Date,
): Promise<void> {
  await trx('make')
    .where({ make_id: makeId })
    .update({ ...columnsOf(form), updated_at: now });
}

export async function removeMake(trx: Knex.Transaction, makeId: string): Promise<void> {
  await trx('make').where({ make_id: makeId }).delete();
}

function columnsOf(form: MakeForm) {
  return {
    name: form.make,
    models: form.model,
    description: form.description,
    image_urls: form.imglUrls,
    video_urls: form.videoUrls,
    document_urls: form.documentUrls,
  };
}
