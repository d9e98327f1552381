import type { companyList, userList } from '@washcoat/contract-entities';
import type { ApiClient } from '../product/api-client';

const PAGES = 20;
const COUNT = 10;

/** Twenty pages of a list from page `first` (1 is the first), asked for in the two ways. */
export interface DeepPages {
  byAfter: { after: string; count: number }[];
  byOffset: { offset: number; count: number }[];
}

/** Turns to page `first` of a list and goes on from there. Throws when the list ends before. */
export async function deepPages(
  client: ApiClient,
  endpoint: typeof companyList | typeof userList,
  first: number,
): Promise<DeepPages> {
  const byOffset = Array.from({ length: PAGES }, (_, page) => ({
    offset: (first - 1 + page) * COUNT,
    count: COUNT,
  }));
  const byAfter: DeepPages['byAfter'] = [];
  let { next } = await client.call(endpoint, { offset: (first - 2) * COUNT, count: COUNT });
  while (byAfter.length < PAGES) {
    if (next === null) throw new Error(`${endpoint.id} has no page ${first + byAfter.length}.`);
    byAfter.push({ after: next, count: COUNT });
    ({ next } = await client.call(endpoint, { after: next, count: COUNT }));
  }
  return { byAfter, byOffset };
}
