import { holdUploads } from '@washcoat/contract-files';
import { internalWrite } from '@washcoat/service-kit';
import { addressOf, paperIn, pictureIn } from './picture-name';
import { holdPictures, papersOfOthers } from './picture.repository';

/**
 * Another service is about to save a record that names these files: none of them goes within a day. Papers that no
 * record holds are there for who uploaded them only.
 */
export const holdUploadsCall = internalWrite({
  ...holdUploads,
  async handle({ trx, now }, { addresses, unheld }) {
    const claimed = unheld?.addresses.map(paperIn).filter((name) => name !== null) ?? [];
    const others = await papersOfOthers(trx, claimed, unheld?.userId ?? null);
    const names = addresses
      .map((address) => pictureIn(address) ?? paperIn(address))
      .filter((name) => name !== null)
      .filter((name) => !others.includes(name));
    const held = await holdPictures(trx, names, now);
    const there = new Set(held.map(addressOf));
    return { missing: addresses.filter((address) => !there.has(address)) };
  },
});
