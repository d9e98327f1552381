import { loadTypes } from '@washcoat/contract-loads';

/** A tab of the carts lists. */
export interface CartTab {
  id: 'carts' | 'quotes' | 'request' | 'franchise';
  label: string;
  type: number;
  /** What an empty tab says. */
  empty: string;
  /** What to do next then. */
  hint: string;
  /** How the question before a delete names one. */
  noun: string;
}

const carts: CartTab = {
  id: 'carts',
  label: 'Active Carts',
  type: loadTypes.cart,
  empty: 'No Carts available',
  hint: 'Create a cart for a customer to start one.',
  noun: 'cart',
};

/** The tabs in their order. Only hierarchy 1 has the last one. */
export const cartTabs: readonly CartTab[] = [
  carts,
  {
    id: 'quotes',
    label: 'Quotes',
    type: loadTypes.quote,
    empty: 'No Quotes available',
    hint: 'A cart created with IS QUOTE stands here.',
    noun: 'quote',
  },
  {
    id: 'request',
    label: 'Request',
    type: loadTypes.request,
    empty: 'No requests available',
    hint: 'Requests of customers appear here by themselves.',
    noun: 'request',
  },
  {
    id: 'franchise',
    label: 'Franchise',
    type: loadTypes.franchiseView,
    empty: 'No Franchise available',
    hint: 'Open carts of franchises appear here by themselves.',
    noun: 'cart',
  },
];

/** The tabs that a user of this hierarchy has (LOAD-018). */
export function tabsFor(hierarchy: number): readonly CartTab[] {
  return cartTabs.filter(({ id }) => id !== 'franchise' || hierarchy === 1);
}

/** The tab of that name, the first one when there is none. */
export function tabNamed(id: string | null, tabs: readonly CartTab[]): CartTab {
  return tabs.find((tab) => tab.id === id) ?? carts;
}
