/** One of the three pages that list carts. */
export interface CartPlace {
  path: string;
  heading: string;
  /** Own carts only, without tabs and without delete (LOAD-019, LOAD-038). */
  isMine: boolean;
  /** The page creates and deletes; the page Load only lists (GAP-LOAD-07). */
  canChange: boolean;
}

const places: readonly CartPlace[] = [
  { path: '/loads/active-load', heading: 'Active Carts', isMine: false, canChange: true },
  { path: '/loads/my-cart', heading: 'My Cart', isMine: true, canChange: true },
  { path: '/loads/reports', heading: 'Load', isMine: false, canChange: false },
];
const [activeCarts] = places;

/** Which list stands at an address; the active carts for one that is none of them. */
export function placeAt(pathname: string): CartPlace {
  const place = places.find(({ path }) => path === pathname) ?? activeCarts;
  if (!place) throw new Error('There is no list of carts');
  return place;
}

/** The address of a load opened from a list. */
export function loadPath({ isMine }: CartPlace, loadId: string): string {
  return isMine ? `/my-cart/load/${loadId}` : `/loads/load/${loadId}`;
}
