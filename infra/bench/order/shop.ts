import { productList } from '@washcoat/contract-converters';
import { companyList } from '@washcoat/contract-entities';
import type { AnswerOf } from '@washcoat/contract-kernel';
import { itemAdd, loadAdd, loadComplete } from '@washcoat/contract-loads';
import { ApiClient } from '../product/api-client';
import { tokenOf } from '../product/signed-in';

export const LINES = 10;
const FACILITY = 'Atlanta';

/** What orders are made of: a customer, and converters to choose from. */
export interface Shelf {
  customerId: string;
  products: AnswerOf<typeof productList>['list'];
}

/** Reads the customers and converters of the installation as the house buyer. */
export async function readShelf(url: string): Promise<Shelf> {
  const client = new ApiClient(url, await tokenOf(url));
  const { list: companies } = await client.call(companyList, { count: 5, isLoads: 'true' });
  const { list: products } = await client.call(productList, { count: 100 });
  client.close();
  const [customer] = companies;
  if (!customer || products.length < LINES) throw new Error('The demonstration installation is not whole.');
  return { customerId: customer.companyId, products };
}

export async function openCart(
  client: ApiClient,
  { customerId }: Shelf,
  loadName = 'Benchmark',
): Promise<string> {
  const order = { customerId, loadName, facilityCity: FACILITY };
  return (await client.call(loadAdd, order)).loadId;
}

/** Adds one converter to a cart. */
export async function addLine(
  client: ApiClient,
  { products }: Shelf,
  loadId: string,
  line: number,
): Promise<void> {
  const { productId } = products[line % products.length] ?? {};
  await client.demand(itemAdd.path, itemAdd.method, { loadId, productId, quantity: 2, box: 1 });
}

/** Opens a cart with ten lines, ready to be completed. */
export async function fillCart(client: ApiClient, shelf: Shelf): Promise<string> {
  const loadId = await openCart(client, shelf);
  for (let line = 0; line < LINES; line++) await addLine(client, shelf, loadId, line);
  return loadId;
}

/** Completes an order; its event is written when this returns. */
export async function complete(client: ApiClient, loadId: string): Promise<void> {
  await client.demand(loadComplete.path, loadComplete.method, { loadId, isInvoice: true });
}
