import { endpoint, id, open } from '@washcoat/contract-kernel';
import { z } from 'zod';

/** The header that carries the ticket of an upload. */
export const UPLOAD_TICKET_HEADER = 'upload-ticket';

export const uploadTicket = endpoint({
  id: 'uploadTicket',
  service: 'files',
  method: 'GET',
  path: '/read/v1/image/ticket',
  summary: 'A ticket for one upload, good for ten minutes; a form fetches it before it sends a picture',
  access: open,
  rateLimit: 'upload',
  input: z.object({}),
  output: z.object({ ticket: z.string() }),
});

/** What is uploaded: a picture that everybody may see, or a paper (licence, identity card) for few. */
const kind = z.enum(['picture', 'paper']).default('picture');

export const imageUpload = endpoint({
  id: 'imageUpload',
  service: 'files',
  method: 'POST',
  path: '/write/v1/image/upload',
  summary:
    'Stores one picture (multipart field image, at most 12582912 bytes, type by content, re-encoded); needs a token, or an upload ticket in the header upload-ticket. A paper is private: its address is signed and opens for five minutes',
  access: open,
  body: 'multipart',
  rateLimit: 'upload',
  input: z.object({ kind }),
  output: z.object({ imageUrl: z.string() }),
});

/** Pictures that one call may bring. */
export const MOST_PICTURES = 10;

export const imagesUpload = endpoint({
  id: 'imagesUpload',
  service: 'files',
  method: 'POST',
  path: '/write/v1/imageupload/upload/multiple',
  summary:
    'Stores up to ten pictures (multipart, the field image repeated), in the order they were sent; needs a token, or an upload ticket',
  access: open,
  body: 'multipart',
  rateLimit: 'upload',
  input: z.object({}),
  output: z.object({ imageUrls: z.array(z.string()) }),
});

/** The sizes of paper that an installation may print on. */
export const paperSizes = ['A4', 'Letter'] as const;
export type PaperSize = (typeof paperSizes)[number];

const millimetres = z.number().min(10).max(500);

/** Renders a page to PDF for another service. Body: the page; answer: the bytes. */
export const renderPdf = {
  path: '/internal/v1/pdf',
  input: z.object({
    html: z.string().max(20_000_000),
    scale: z.number().min(0.1).max(2),
    /** Millimetres of a page without margins, for labels; without it the installation's paper. */
    label: z.object({ width: millimetres, height: millimetres }).optional(),
  }),
};

const addresses = z.array(z.string().max(200)).max(1000);

/** A record is about to name these uploads: holds them for another day, and tells which are not there. */
export const holdUploads = {
  path: '/internal/v1/files/hold',
  input: z.object({
    addresses,
    /** Papers among them that no record of the caller holds, and for whom it names them; absent before this field. */
    unheld: z.object({ addresses, userId: id.nullable() }).optional(),
  }),
  output: z.object({ missing: z.array(z.string()) }),
};

/** Asked of every service that keeps addresses of uploads: which of these do its records use? */
export const usedUploads = {
  path: '/internal/v1/uploads/used',
  input: z.object({ addresses }),
  output: z.object({ used: z.array(z.string()) }),
};

/** The services whose records use uploads. */
export const uploadKeepers = ['entities', 'converters', 'loads', 'invoicing'] as const;

/** Makes private papers of pictures that were uploaded before papers were private; tells the new address of each. */
export const makePapers = {
  path: '/internal/v1/files/make-papers',
  input: z.object({ addresses }),
  output: z.object({ papers: z.record(z.string(), z.string()) }),
};

/** Hands out the bytes of a stored picture to another service; 404 NOT_FOUND when it is gone or was never stored here. */
export const pictureContent = {
  path: '/internal/v1/files/picture',
  input: z.object({ imageUrl: z.string().max(200) }),
};

/** Every call of the files service. */
export const filesEndpoints = [uploadTicket, imageUpload, imagesUpload];

/** A page of its own size, in millimetres. */
export type LabelSize = NonNullable<z.infer<typeof renderPdf.input>['label']>;
