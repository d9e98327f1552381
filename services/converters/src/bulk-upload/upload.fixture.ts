import { randomUUID } from 'node:crypto';
import { json } from 'node:stream/consumers';
import { bulkUploadDetail, bulkUploadFile } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import { companyChanged } from '@washcoat/contract-entities';
import { openCartsWithProduct, productsInOpenCarts } from '@washcoat/contract-loads';
import { houseAdmin, testSession, TestService } from '@washcoat/testing';
import { addProducts } from '../product/add-products';
import type { NewProduct } from '../product/product';
import { convertersService } from '../service';
import { customer, newProduct } from '../testing/catalogue.fixture';
import { workOnUploads } from './work-on-uploads.job';

/** A converter that the catalogue has, with its assay. */
export const known = newProduct({
  oem: 'KN 1',
  name: 'Known',
  subweight: 900,
  ptAssay: 100,
  ptDisc: 5,
  isActive: true,
});
/** Another one, with a price of its own. */
export const other = newProduct({ oem: 'KN 2', name: 'Other', price: 80, isCalculatedPrice: true });
/** A partner seller who may add and edit converters. */
export const partner = testSession({
  hierarchy: 10,
  companyId: customer.companyId,
  canAddConverter: true,
  canEditConverter: true,
});

/** A super admin of the house: may upload everything. */
export const superAdmin = houseAdmin({ isSA: true, firstName: 'Ada', lastName: 'Admin' });

type Cell = string | number | boolean | Date | null | undefined;
export type FileContent = readonly Readonly<Record<string, Cell>>[];

/** The service with these converters; uploads are worked on when a test says so. */
export async function startUploads(
  products: readonly NewProduct[] = [],
  /** Converters that open carts hold. */
  held: ReadonlySet<string> = new Set(),
): Promise<TestService> {
  const catalogue = await TestService.start({ ...convertersService, jobs: [] });
  catalogue.caller.add('loads', async (request, response) => {
    const asked = await json(request);
    response.setHeader('content-type', 'application/json');
    if (request.url === openCartsWithProduct.path) {
      const { productId } = openCartsWithProduct.input.parse(asked);
      response.end(JSON.stringify({ count: Number(held.has(productId)), names: [] }));
      return;
    }
    const { productIds } = productsInOpenCarts.input.parse(asked);
    response.end(JSON.stringify({ productIds: productIds.filter((productId) => held.has(productId)) }));
  });
  await catalogue.service.inTransaction({ session: superAdmin }, (unit) =>
    addProducts(unit, superAdmin, products),
  );
  await catalogue.deliver(companyChanged, customer);
  return catalogue;
}

/** Rows as csv with the titles of the first one. */
export function csvOf(rows: FileContent, delimiter = ','): string {
  const titles = Object.keys(rows[0] ?? {});
  const lines = [titles, ...rows.map((row) => titles.map((title) => quoted(row[title])))];
  return lines.map((cells) => cells.join(delimiter)).join('\r\n');
}

const quoted = (cell: Cell) => `"${String(cell ?? '').replaceAll('"', '""')}"`;

export interface SentFile {
  session?: Session | null;
  name?: string;
  /** The other fields of the form. */
  fields?: Readonly<Record<string, string>>;
  /** The name of the form's field, and how often it is in the form. */
  field?: string;
  copies?: number;
}

/** Sends a file as a browser does. */
export async function sendFile(
  catalogue: TestService,
  content: string | Buffer,
  { session = superAdmin, name = 'converters.csv', fields = {}, field = 'file', copies = 1 }: SentFile = {},
) {
  const boundary = randomUUID();
  const disposition = (partName: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${partName}"`;
  const texts = Object.entries(fields).map(([key, value]) => `${disposition(key)}\r\n\r\n${value}\r\n`);
  const file = [
    `${disposition(field)}; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    content,
    '\r\n',
  ];
  const parts = [...texts, ...Array.from({ length: copies }, () => file).flat(), `--${boundary}--\r\n`];
  return catalogue.send<typeof bulkUploadFile>({
    method: 'POST',
    url: bulkUploadFile.path,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(session ? { token: await catalogue.tokenOf(session) } : {}),
    },
    payload: Buffer.concat(parts.map((part) => Buffer.from(part))),
  });
}

/** Sends a file to be looked at first, works on it, and answers the upload with its rows. */
export async function uploaded(catalogue: TestService, content: string | Buffer, sent: SentFile = {}) {
  const fields = { isPreview: 'true', ...sent.fields };
  const { status, body, error } = await sendFile(catalogue, content, { ...sent, fields });
  if (status !== 200) throw new Error(`${status}: ${error.error}`);
  await workOnUploads(catalogue.service);
  return detailOf(catalogue, body.uploadId);
}

/** Sends a file and has it landed at once. */
export function landed(catalogue: TestService, rows: FileContent, sent: SentFile = {}) {
  return uploaded(catalogue, csvOf(rows), { ...sent, fields: { isPreview: 'false', ...sent.fields } });
}

/** The upload and its first 1000 rows. */
export async function detailOf(catalogue: TestService, uploadId: string) {
  const { body } = await catalogue.call(superAdmin, bulkUploadDetail, { uploadId, count: 1000 });
  return { ...body.upload, rows: body.list };
}

/** The converters with these codes that are not deleted, by code. */
export async function converters(catalogue: TestService, oems: readonly string[]) {
  return catalogue.service.database('product').whereIn('oem', oems).whereNull('deleted_at').orderBy('oem');
}
