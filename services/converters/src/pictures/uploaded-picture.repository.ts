import type { Knex } from 'knex';
import { UploadedPictureModel } from './picture.model';

const UPLOADED = '/files/pictures/';

/** Notes the uploaded ones among first pictures of converters, so that somebody looks at them. Known ones stay as they are. */
export async function noteUploads(
  trx: Knex.Transaction,
  profileUrls: readonly (string | null | undefined)[],
): Promise<void> {
  const uploaded = profileUrls.flatMap((url) => (url?.startsWith(UPLOADED) ? url : []));
  if (!uploaded.length) return;
  const addresses = [...new Set(uploaded)].sort();
  await UploadedPictureModel.query(trx)
    .insert(addresses.map((address) => ({ address })))
    .onConflict('address')
    .ignore();
}
