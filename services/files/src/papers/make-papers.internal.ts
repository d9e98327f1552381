import { buffer } from 'node:stream/consumers';
import { makePapers } from '@washcoat/contract-files';
import { internalWrite } from '@washcoat/service-kit';
import type { FileStore } from '../pictures/file-store';
import { addressOf, paperName, pictureIn, type PictureEnding } from '../pictures/picture-name';
import { endHold, keepPicture, type PictureRow } from '../pictures/picture.repository';

/**
 * Copies pictures that turn out to be papers into private files and tells their new addresses. The public ones go with
 * the next sweep, unless another record shows them as pictures.
 */
export const makePapersCall = (store: FileStore) =>
  internalWrite({
    ...makePapers,
    async handle({ trx, now }, { addresses }) {
      const papers: Record<string, string> = {};
      for (const address of addresses) {
        const name = pictureIn(address);
        const file = name && (await store.read(name));
        const row: PictureRow | undefined = name ? await trx('picture').where({ name }).first() : undefined;
        if (!name || !file || !row) continue;
        const paper = paperName(endingOf(name));
        await keepPicture(trx, { ...row, name: paper, is_private: true }, now);
        await store.put(paper, await buffer(file.content));
        await endHold(trx, [name]);
        papers[address] = addressOf(paper);
      }
      return { papers };
    },
  });

const endingOf = (name: string): PictureEnding => (name.endsWith('.jpg') ? 'jpg' : 'webp');
