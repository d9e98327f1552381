import { holdUploads } from '@washcoat/contract-files';
import { internalWrite } from '@washcoat/service-kit';
import { addressOf, paperIn, pictureIn } from './picture-name';
import { holdPictures } from './picture.repository';

/** Another service is about to save a record that names these files: none of them goes within a day. */
export const holdUploadsCall = internalWrite({
  ...holdUploads,
  async handle({ trx, now }, { addresses }) {
    const names = addresses.map((address) => pictureIn(address) ?? paperIn(address));
    const held = await holdPictures(
      trx,
      names.filter((name) => name !== null),
      now,
    );
    const there = new Set(held.map(addressOf));
    return { missing: addresses.filter((address) => !there.has(address)) };
  },
});
