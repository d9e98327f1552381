import { parseSearchTerm } from '@washcoat/contract-converters';
import type { Product } from '@washcoat/contract-converters';
import type { CachedAnswer } from '@washcoat/platform-sdk';
import type { ConverterList, ConverterListRequest } from '../converter/converter.api';
import { DEFAULT_COUNT } from '../identify/paging-of-address';
import { areForOneBuyer } from './cached-converters';
import { matchOrder } from './match-rank';

/** What was found among what is cached. */
export interface CachedResults {
  answer: ConverterList;
  /** When the newest of it was loaded, as ISO text. */
  until: string;
  /** Filters that need the server, in words. */
  ignored: readonly string[];
}

/** What rows of lists don't say: which vehicles a converter fits, and what was bought most. */
const serverFilters: readonly { field: keyof ConverterListRequest; name: string }[] = [
  { field: 'model', name: 'model' },
  { field: 'year', name: 'year' },
  { field: 'engine', name: 'engine' },
  { field: 'vin', name: 'VIN' },
  { field: 'isTopResults', name: 'top results' },
];

type CachedList = CachedAnswer<ConverterListRequest, ConverterList>;

/** Every converter of the lists once, as the newest of them says it. */
function rowsOf(lists: readonly CachedList[]): Product[] {
  const rows = new Map<string, Product>();
  for (const product of lists.flatMap(({ answer }) => answer.list)) {
    if (!rows.has(product.productId)) rows.set(product.productId, product);
  }
  return [...rows.values()];
}

function isAlike(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function isFiltered(product: Product, { make, ctype, family }: ConverterListRequest): boolean {
  return (
    (!make || isAlike(product.manufacturer, make)) &&
    (!ctype || product.type === Number(ctype)) &&
    (!family || product.family === family)
  );
}

function inOrder(rows: readonly Product[], text: string): Product[] {
  const term = parseSearchTerm(text);
  return rows
    .flatMap((product) => {
      const order = matchOrder(product, term);
      return order === null ? [] : [{ product, order }];
    })
    .sort((one, other) => (one.order < other.order ? -1 : 1))
    .map(({ product }) => product);
}

/**
 * Searches the cached pages as the server would, as far as they say what it needs. Only pages count that were priced for
 * the same customer at the same facility; null when there is none.
 * @param lists cached pages, the newest first
 */
export function searchCache(
  lists: readonly CachedList[],
  request: ConverterListRequest,
): CachedResults | null {
  const ofBuyer = lists.filter((list) => areForOneBuyer(list.request, request));
  const newest = ofBuyer[0];
  if (!newest) return null;
  const { isLimited, pricedFor } = newest.answer;
  const rows = rowsOf(ofBuyer).filter((product) => isFiltered(product, request));
  const found = inOrder(rows, request.text ?? '');
  const offset = Number(request.offset ?? 0);
  const end = offset + Number(request.count ?? DEFAULT_COUNT);
  const mostLimited = Math.max(...ofBuyer.map(({ answer }) => answer.list.length));
  return {
    answer: {
      list: isLimited ? found.slice(0, mostLimited) : found.slice(offset, end),
      areMoreItemsAvailable: !isLimited && found.length > end,
      isLimited,
      pricedFor,
    },
    until: newest.at,
    ignored: serverFilters.filter(({ field }) => request[field] !== undefined).map(({ name }) => name),
  };
}
