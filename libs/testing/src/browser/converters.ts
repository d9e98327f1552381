import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Caller } from './product';

/** A code that no other converter has; nothing in it is misread. */
export const uniqueCode = (word = 'TRIAL') => `${word} ${randomUUID().slice(0, 8).toUpperCase()}`;

export interface AddedConverter {
  productId: string;
  oem: string;
}

/** Adds a ceramic converter with an assay of its own. */
export async function addConverter(caller: Caller, fields: object = {}): Promise<AddedConverter> {
  const converter = {
    oem: uniqueCode(),
    type: 1,
    manufacturer: 'Toyota',
    model: 'Camry',
    subweight: 1000,
    ptAssay: 1000,
    pdAssay: 2000,
    rhAssay: 300,
    ...fields,
  };
  const { productId } = await caller.send('POST', '/write/v1/product/add', converter);
  return { productId: String(productId), oem: converter.oem };
}

/** The id of the first converter that is found by that code. */
export async function productIdOf(caller: Caller, code: string): Promise<string> {
  const { list } = await caller.get('/read/v1/product/getAll', { text: code, count: '1' });
  const [product] = list as { productId: string }[];
  if (!product) throw new Error(`There is no ${code}`);
  return product.productId;
}

/** A picture as a camera gives it, in one colour. */
export async function picture(name: string, background: string) {
  const buffer = await sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** The row of that code in the table of the page. */
export const rowOf = (page: Page, code: string) =>
  page.getByRole('row').filter({ has: page.getByText(code, { exact: true }) });
