import { imageUpload } from '@washcoat/contract-files';
import { raw, type Route, type Service } from '@washcoat/service-kit';
import type { FileStore } from './file-store';
import { readUpload } from './read-upload';
import { storePicture } from './store-picture';

/** Calls on pictures. */
export const pictureRoutes = (service: Service, store: FileStore): readonly Route[] => [
  raw(imageUpload, async ({ now }, koa) => {
    koa.body = await storePicture(service, store, await readUpload(koa.req), now);
  }),
];
