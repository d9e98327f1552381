import type { Load } from '@washcoat/contract-loads';
import { useSession } from '@washcoat/platform-sdk';

/** The cart that the user added to last, remembered in the browser. */
export function useLastCart() {
  const key = `washcoat.last-cart.${useSession().userId}`;
  return {
    lastCart: localStorage.getItem(key),
    remember: (loadId: string) => localStorage.setItem(key, loadId),
  };
}

/** The cart to begin with: the last one, else the one of the customer that prices are for, else the only one. */
export function firstChoice(
  carts: readonly Load[],
  lastCart: string | null,
  customerId?: string,
): Load | undefined {
  const known = carts.find(({ loadId }) => loadId === lastCart);
  const ofCustomer = carts.find((cart) => cart.customerId === customerId || cart.companyId === customerId);
  const only = carts.length === 1 ? carts[0] : undefined;
  return known ?? (customerId ? ofCustomer : undefined) ?? only;
}
