import { imagesUpload, imageUpload, MOST_PICTURES, uploadTicket } from '@washcoat/contract-files';
import {
  noPictureChosen,
  pictureForm,
  raw,
  read,
  uploadGate,
  validated,
  withUpload,
  type Route,
  type Service,
} from '@washcoat/service-kit';
import { giveTicket } from '../uploads/upload-ticket';
import { uploaderOf } from '../uploads/uploader';
import type { FileStore } from './file-store';
import { storePicture } from './store-picture';

/** Calls on pictures. */
export const pictureRoutes = (service: Service, store: FileStore): readonly Route[] => [
  read(uploadTicket, async ({ database, sessionOrNull, address, now }) => {
    // Who has to wait learns it before the picture is on its way.
    uploadGate.assertRoom({ address, isStranger: !sessionOrNull });
    return { ticket: await giveTicket(database, sessionOrNull?.userId ?? null, now) };
  }),
  raw(imageUpload, async (context, koa) => {
    const uploader = await uploaderOf(context, koa);
    koa.body = await withUpload(koa.req, uploader, pictureForm(1), async ({ files: [file], fields }) => {
      if (!file) throw noPictureChosen();
      const isPaper = validated(imageUpload, fields).kind === 'paper';
      const request = { isPaper, userId: uploader.userId, now: context.now };
      return { imageUrl: await storePicture(service, store, file.path, request) };
    });
  }),
  raw(imagesUpload, async (context, koa) => {
    const uploader = await uploaderOf(context, koa);
    const request = { isPaper: false, userId: uploader.userId, now: context.now };
    koa.body = await withUpload(koa.req, uploader, pictureForm(MOST_PICTURES), async ({ files }) => {
      if (!files.length) throw noPictureChosen();
      const imageUrls: string[] = [];
      for (const file of files) imageUrls.push(await storePicture(service, store, file.path, request));
      return { imageUrls };
    });
  }),
];
