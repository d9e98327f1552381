import type { DownloadFile } from './downloads';

/** All of a file at once, for a mail: it has no more lines than a mail takes. */
export async function wholeFile({ body }: Pick<DownloadFile, 'body'>): Promise<Buffer> {
  if (Buffer.isBuffer(body)) return body;
  const parts: Buffer[] = [];
  for await (const part of body) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}
