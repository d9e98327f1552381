import { keepPictures } from '@washcoat/contract-files';
import { internalWrite } from '@washcoat/service-kit';
import { nameInUrl } from './picture-name';
import { markUsed } from './picture.repository';

/** Another service has a record that shows these pictures. Addresses of other things are passed over. */
export const keepPicturesCall = internalWrite({
  ...keepPictures,
  async handle({ trx }, { imageUrls }) {
    const names = imageUrls.map(nameInUrl).filter((name) => name !== null);
    return { kept: await markUsed(trx, names) };
  },
});
