import type { Service } from '@washcoat/service-kit';
import type { FileStore } from './file-store';
import { pictureName, pictureUrl } from './picture-name';
import { holdPicture } from './picture.repository';
import { reEncode } from './re-encode';

/** Stores an uploaded picture re-encoded and answers its address. The same picture twice is one file. */
export async function storePicture(
  service: Pick<Service, 'inTransaction'>,
  store: FileStore,
  upload: Buffer,
  now: Date,
): Promise<{ imageUrl: string }> {
  const { content, ending, width, height } = await reEncode(upload);
  const name = pictureName(content, ending);
  await service.inTransaction({ now }, async ({ trx }) => {
    // The row is locked before the file is written, so that the sweep never removes a file that comes back.
    await holdPicture(trx, { name, bytes: content.length, width, height }, now);
    await store.put(name, content);
  });
  return { imageUrl: pictureUrl(name) };
}
