import { imagesUpload, imageUpload, MOST_PICTURES } from '@washcoat/contract-files';
import { raw, type Route, type Service } from '@washcoat/service-kit';
import type { FileStore } from './file-store';
import { readUpload } from './read-upload';
import { storePicture } from './store-picture';

const NOTHING = Buffer.alloc(0);

/** Calls on pictures. */
export const pictureRoutes = (service: Service, store: FileStore): readonly Route[] => [
  raw(imageUpload, async ({ now }, koa) => {
    const [picture = NOTHING] = await readUpload(koa.req, 1);
    koa.body = await storePicture(service, store, picture, now);
  }),
  raw(imagesUpload, async ({ now }, koa) => {
    const imageUrls: string[] = [];
    for (const picture of await readUpload(koa.req, MOST_PICTURES)) {
      const { imageUrl } = await storePicture(service, store, picture, now);
      imageUrls.push(imageUrl);
    }
    koa.body = { imageUrls };
  }),
];
