import type { Knex } from 'knex';
import { DrawnPictureModel, UploadedPictureModel } from '../pictures/picture.model';
import { joined, type SqlFragment } from '../search/sql-fragment';

/** A converter whose picture looks like another, and in how many of 144 bits both looks differ. */
export interface LookMatch {
  productId: string;
  distance: number;
}

const { columns: u } = UploadedPictureModel;

/** Drawn pictures that nobody has looked at yet. */
export async function picturesWithoutLook(database: Knex, count: number): Promise<DrawnPictureModel[]> {
  return DrawnPictureModel.query(database).where(DrawnPictureModel.columns.isLookedAt, false).limit(count);
}

/** Keeps how a picture looks; null for one that can't be drawn, so that nobody tries it again. */
export async function keepLook(database: Knex, pictureId: string, look: string | null): Promise<void> {
  await database.raw(
    'update drawn_picture set look = ?::bit(144), is_looked_at = true where picture_id = ?',
    [look, pictureId],
  );
}

/** Uploaded pictures that nobody has looked at yet: new ones, then those that could not be had the last time. */
export async function uploadsWithoutLook(database: Knex, count: number): Promise<string[]> {
  const pictures = await UploadedPictureModel.query(database)
    .where(u.isLookedAt, false)
    .orderBy([{ column: u.triedAt, nulls: 'first' }, { column: u.address }])
    .limit(count);
  return pictures.map(({ address }) => address);
}

/** Keeps how an uploaded picture looks; null for one that is gone or can't be read, so that nobody tries it again. */
export async function keepUploadLook(database: Knex, address: string, look: string | null): Promise<void> {
  await database.raw(
    'update uploaded_picture set look = ?::bit(144), is_looked_at = true where address = ?',
    [look, address],
  );
}

/** Puts a picture that could not be had behind all others. */
export async function putOffUpload(database: Knex, address: string, now: Date): Promise<void> {
  await UploadedPictureModel.query(database).patch({ triedAt: now }).where(u.address, address);
}

const PICTURES = 40;
const distance = `bit_count(look # ?::bit(144))::int`;

/** The converters whose first pictures differ least from a look, the most alike first. */
export async function findLookAlikes(
  database: Knex,
  look: string,
  conditions: readonly SqlFragment[],
  count: number,
): Promise<LookMatch[]> {
  const live = joined(conditions, ' and ');
  const { rows } = await database.raw<{ rows: LookMatch[] }>(
    `with picture as (
       (select '/files/converters/' || picture_id || '.svg' as address, ${distance} as distance
          from drawn_picture where look is not null order by distance, picture_id limit ${PICTURES})
       union all
       (select address, ${distance} as distance
          from uploaded_picture where look is not null order by distance, address limit ${PICTURES})
     )
     select product.product_id as "productId", picture.distance
     from picture join product on product.profile_url = picture.address
     where ${live.sql} order by picture.distance, product.product_id limit ?`,
    [look, look, ...live.bindings, count],
  );
  return rows;
}

/** How much the first pictures of these converters differ from a look; those without a known look are left out. */
export async function compareLooks(
  database: Knex,
  look: string,
  productIds: readonly string[],
): Promise<LookMatch[]> {
  const { rows } = await database.raw<{ rows: LookMatch[] }>(
    `select product_id as "productId", bit_count(known.look # ?::bit(144))::int as distance from product
     left join drawn_picture
       on picture_id = substring(profile_url from '^/files/converters/([0-9a-f]{64})[.]svg$')
     left join uploaded_picture on uploaded_picture.address = profile_url
     cross join lateral (select coalesce(drawn_picture.look, uploaded_picture.look) as look) as known
     where product_id = any(?::uuid[]) and known.look is not null`,
    [look, [...productIds]],
  );
  return rows;
}
