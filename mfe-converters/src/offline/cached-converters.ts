import type { Product } from '@washcoat/contract-converters';
import { offlineCache, sessionSnapshot } from '@washcoat/platform-sdk';
import type {
  ConverterDetail,
  ConverterDetailRequest,
  ConverterList,
  ConverterListRequest,
} from '../converter/converter.api';

const remote = 'mfe-converters';

/** The last pages of the catalogue that were loaded here: about a thousand converters. */
export const cachedLists = offlineCache<ConverterListRequest, ConverterList>({
  remote,
  name: 'converters',
  most: 1_000_000,
});

/** The last converters that were opened here. */
const cachedDetails = offlineCache<ConverterDetailRequest, ConverterDetail>({
  remote,
  name: 'converter',
  most: 300_000,
});

/** Keeps an opened converter; not for those who pay for each one, because what they opened closes with the day. */
export function cacheDetail(request: ConverterDetailRequest, answer: ConverterDetail): void {
  if (sessionSnapshot()?.hierarchy !== 2) cachedDetails.keep(request, answer);
}

/** What is cached of one converter: all that its page showed, or what a list said of it. */
export interface CachedConverter {
  converter: Product & Partial<ConverterDetail>;
  /** When the server said so, as ISO text. */
  at: string;
}

/** Whether prices of both requests are for the same customer at the same facility. */
export function areForOneBuyer(
  one: Pick<ConverterListRequest, 'companyId' | 'facilityId' | 'facilityCity'>,
  other: Pick<ConverterListRequest, 'companyId' | 'facilityId' | 'facilityCity'>,
): boolean {
  return (
    (one.companyId ?? '') === (other.companyId ?? '') &&
    (one.facilityId ?? one.facilityCity ?? '') === (other.facilityId ?? other.facilityCity ?? '')
  );
}

/** The cached converter of a request, priced for the same customer at the same facility; null when there is none. */
export function findCachedConverter(request: ConverterDetailRequest): CachedConverter | null {
  const opened = cachedDetails.find(request);
  if (opened) return { converter: opened.answer, at: opened.at };
  if (request.onDay || request.snapshotId) return null;
  for (const list of cachedLists.all()) {
    if (!areForOneBuyer(list.request, request)) continue;
    const converter = list.answer.list.find(({ productId }) => productId === request.productId);
    if (converter) return { converter, at: list.at };
  }
  return null;
}
