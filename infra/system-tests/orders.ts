import { companyList } from '@washcoat/contract-entities';
import { productList, type Product } from '@washcoat/contract-converters';
import { invoiceGet } from '@washcoat/contract-invoicing';
import type { AnswerOf } from '@washcoat/contract-kernel';
import { itemAdd, loadAdd, loadComplete, type LoadItem } from '@washcoat/contract-loads';
import type { ApiAnswer, ApiClient } from './api-client';
import { eventually } from './eventually';

/** The converter whose prices the domain rules work out by number. */
export const OEM = 'KT 0334';
export const CUSTOMER = 'Corner Muffler';
export const FACILITY = 'Atlanta';

/** Whom a cart is for and what goes into it. */
export interface Order {
  customerId: string;
  product: Product;
}

/** Finds the customer and the converter that these tests trade in, as a buyer does. */
export async function lookUpOrder(api: ApiClient): Promise<Order> {
  const companies = await api.ask(companyList, { text: CUSTOMER });
  const customerId = companies.list.find(({ companyName }) => companyName === CUSTOMER)?.companyId;
  if (!customerId) throw new Error(`There is no customer ${CUSTOMER}.`);
  const { list } = await api.ask(productList, { text: OEM, companyId: customerId, facilityCity: FACILITY });
  const product = list.find(({ oem }) => oem === OEM);
  if (!product) throw new Error(`There is no converter ${OEM}.`);
  return { customerId, product };
}

/** A cart with one item of `quantity` converters. */
export async function fillCart(
  api: ApiClient,
  { customerId, product }: Order,
  quantity = 1,
): Promise<{ loadId: string; item: LoadItem }> {
  const { loadId } = await api.ask(loadAdd, { customerId, loadName: 'System test', facilityCity: FACILITY });
  const { item } = await api.ask(itemAdd, { loadId, productId: product.productId, quantity });
  return { loadId, item };
}

/** COMPLETE ORDER by the buyer. */
export function complete(api: ApiClient, loadId: string): Promise<ApiAnswer<typeof loadComplete>> {
  return api.call(loadComplete, { loadId, isInvoice: true });
}

/** The invoice of a completed order, once it has its number. */
export async function awaitInvoice(
  api: ApiClient,
  loadId: string,
  deadlineMs?: number,
): Promise<AnswerOf<typeof invoiceGet>> {
  const { body } = await eventually(
    () => api.call(invoiceGet, { loadId }),
    (answer) => answer.status === 200 && answer.body.loadDetails.invoiceNo !== null,
    deadlineMs,
  );
  return body;
}
