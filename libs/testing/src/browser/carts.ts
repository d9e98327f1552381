import { seedId } from '@washcoat/service-kit/seed';
import { expect, type Caller } from './product';

/** Opens a cart of that name in Atlanta, for a customer that the demonstration has; answers its id. */
export async function addCart(caller: Caller, loadName: string): Promise<string> {
  const customerId = seedId('company', 'Alamance Auto Recyclers');
  const cart = { customerId, loadName, facilityCity: 'Atlanta' };
  const { loadId } = await caller.send('POST', '/write/v1/load/add', cart);
  return String(loadId);
}

/** Puts a converter into a cart; one that was added just now, as soon as the carts have heard of it. */
export async function addItem(caller: Caller, item: { loadId: string; productId: string }): Promise<void> {
  await expect(() => caller.send('POST', '/write/v1/load/items/add', item)).toPass();
}
