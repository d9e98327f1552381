import type { Knex } from 'knex';

const UPLOADED = '/files/pictures/';

/** Notes the uploaded ones among first pictures of converters, so that somebody looks at them. Known ones stay as they are. */
export async function noteUploads(
  trx: Knex.Transaction,
  profileUrls: readonly (string | null | undefined)[],
): Promise<void> {
  const uploaded = profileUrls.filter((url) => url?.startsWith(UPLOADED));
  if (!uploaded.length) return;
  const addresses = [...new Set(uploaded)].sort();
  await trx('uploaded_picture')
    .insert(addresses.map((address) => ({ address })))
    .onConflict('address')
    .ignore();
}
