import { measurePicture, paperSigner, type RequestFacts, type Service } from '@washcoat/service-kit';
import type { FileStore } from './file-store';
import { addressOf, paperName, pictureName } from './picture-name';
import { keepPicture } from './picture.repository';
import { reEncode } from './re-encode';

/** Who uploads, as far as known. */
export interface UploadRequest extends Pick<RequestFacts, 'now'> {
  isPaper: boolean;
  userId: string | null;
}

/** Stands for whoever uploads without being signed in. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Stores an uploaded picture re-encoded and answers its address. The same picture twice is one file; a paper is always a
 * file of its own, and its address is signed for whoever sent it.
 */
export async function storePicture(
  service: Pick<Service, 'inTransaction' | 'platform'>,
  store: FileStore,
  path: string,
  { isPaper, userId, now }: UploadRequest,
): Promise<string> {
  const { content, ending, width, height } = await reEncode(measurePicture(path));
  const name = isPaper ? paperName(ending) : pictureName(content, ending);
  const uploader = userId ?? NOBODY;
  const measures = { bytes: content.length, width, height };
  const row = { name, ...measures, is_private: isPaper, uploaded_by: isPaper ? uploader : null };
  await service.inTransaction({ now }, async ({ trx }) => {
    // The row is locked before the file is written, so that the sweep never removes a file that comes back.
    await keepPicture(trx, row, now);
    await store.put(name, content);
  });
  const address = addressOf(name);
  return (isPaper && paperSigner(service.platform.secret, uploader, now)(address)) || address;
}
