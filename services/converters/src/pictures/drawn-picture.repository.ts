import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { DrawnPictureModel } from './picture.model';

/** Keeps drawn pictures under the hash of their content and answers their addresses, in the same order. */
export async function keepPictures(trx: Knex.Transaction, drawings: readonly string[]): Promise<string[]> {
  const pictures = drawings.map((svg) => ({ picture_id: hashOf(svg), svg }));
  await trx.raw(
    `insert into drawn_picture (picture_id, svg)
     select picture_id, svg from jsonb_to_recordset(?::jsonb) as drawing(picture_id text, svg text)
     on conflict (picture_id) do nothing`,
    [JSON.stringify(pictures)],
  );
  return pictures.map(({ picture_id }) => `/files/converters/${picture_id}.svg`);
}

/** The SVG text of a drawn picture, or null. */
export async function findPicture(database: Knex, pictureId: string): Promise<string | null> {
  const picture = await DrawnPictureModel.query(database).findById(pictureId);
  return picture?.svg ?? null;
}

function hashOf(svg: string): string {
  return createHash('sha256').update(svg).digest('hex');
}
