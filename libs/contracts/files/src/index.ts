import { endpoint, open } from '@washcoat/contract-kernel';
import { z } from 'zod';

export const imageUpload = endpoint({
  id: 'imageUpload',
  service: 'files',
  method: 'POST',
  path: '/write/v1/image/upload',
  summary: 'Stores one picture (multipart field image, at most 12582912 bytes, type by content, re-encoded)',
  access: open,
  body: 'multipart',
  rateLimit: 'upload',
  input: z.object({}),
  output: z.object({ imageUrl: z.string() }),
});

/** Pictures that one call may bring. */
export const MOST_PICTURES = 10;

export const imagesUpload = endpoint({
  id: 'imagesUpload',
  service: 'files',
  method: 'POST',
  path: '/write/v1/imageupload/upload/multiple',
  summary: 'Stores up to ten pictures (multipart, the field image repeated), in the order they were sent',
  access: open,
  body: 'multipart',
  rateLimit: 'upload',
  input: z.object({}),
  output: z.object({ imageUrls: z.array(z.string()) }),
});

/** Renders a page to PDF for another service. Body: the page; answer: the bytes. */
export const renderPdf = {
  path: '/internal/v1/pdf',
  input: z.object({ html: z.string().max(20_000_000), scale: z.number().min(0.1).max(2) }),
};

/** Tells the files service that a record shows these pictures, so that they outlive the hold of an unused upload. */
export const keepPictures = {
  path: '/internal/v1/files/keep',
  input: z.object({ imageUrls: z.array(z.string().max(200)).max(1000) }),
};

/** Hands out the bytes of a stored picture to another service; 404 NOT_FOUND when it is gone or was never stored here. */
export const pictureContent = {
  path: '/internal/v1/files/picture',
  input: z.object({ imageUrl: z.string().max(200) }),
};

/** Every call of the files service. */
export const filesEndpoints = [imageUpload, imagesUpload];
