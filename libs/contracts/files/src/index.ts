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

/** Renders a page to PDF for another service. Body: the page; answer: the bytes. */
export const renderPdf = {
  path: '/internal/v1/pdf',
  input: z.object({ html: z.string().max(20_000_000), scale: z.number().min(0.1).max(2) }),
};

/** Every call of the files service. */
export const filesEndpoints = [imageUpload];
