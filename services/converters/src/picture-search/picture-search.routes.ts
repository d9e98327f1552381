import { imageSearch } from '@washcoat/contract-converters';
import { noPictureChosen, pictureForm, raw, validated, withUpload, type Route } from '@washcoat/service-kit';
import type { PriceBoard } from '../pricing/price-board';
import type { LetterReader } from './letter-reader';
import { openPhoto } from './photo';
import { searchByPhoto } from './search-by-photo';

/** The search by photo. */
export const pictureSearchRoutes = (board: PriceBoard, reader: LetterReader): readonly Route[] => [
  raw(imageSearch, async ({ database, session, address, now }, koa) => {
    const uploader = { address, isStranger: false };
    const search = await withUpload(koa.req, uploader, pictureForm(1), async ({ files: [image], fields }) => {
      if (!image) throw noPictureChosen();
      const asked = validated(imageSearch, fields);
      return { photo: await openPhoto(image.path), asked, now };
    });
    koa.body = await searchByPhoto({ database, board, reader }, session, search);
  }),
];
