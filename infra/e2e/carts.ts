import { seedId } from '@washcoat/service-kit/seed';
import type { Caller } from './product';

/** Opens a cart of that name in Atlanta, for a customer that the demonstration has; answers its id. */
export async function addCart(caller: Caller, loadName: string): Promise<string> {
  const customerId = seedId('company', 'Alamance Auto Recyclers');
  const cart = { customerId, loadName, facilityCity: 'Atlanta' };
  const { loadId } = await caller.send('POST', '/write/v1/load/add', cart);
  return String(loadId);
}
