import { imageSearch } from '@washcoat/contract-converters';
import { raw, validated, type Route } from '@washcoat/service-kit';
import type { PriceBoard } from '../pricing/price-board';
import type { LetterReader } from './letter-reader';
import { openPhoto } from './photo';
import { readPhoto } from './read-photo';
import { searchByPhoto } from './search-by-photo';

/** The search by photo. */
export const pictureSearchRoutes = (board: PriceBoard, reader: LetterReader): readonly Route[] => [
  raw(imageSearch, async ({ database, session, now }, koa) => {
    const { image, fields } = await readPhoto(koa.req);
    const asked = validated(imageSearch, fields);
    const search = { photo: await openPhoto(image), asked, now };
    koa.body = await searchByPhoto({ database, board, reader }, session, search);
  }),
];
