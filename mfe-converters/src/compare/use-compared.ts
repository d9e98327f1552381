import { problemOf, problemText } from '@washcoat/platform-sdk';
import { useConverterQuery } from '../converter/converter.api';
import type { ConverterDetail } from '../converter/converter.api';
import { placeOf, type IdentifySearch } from '../identify/identify-search';

const LOAD_FAILED = 'This converter did not load.';
const GONE = 'No longer in the catalogue, or not yours to see.';

/** One of the converters beside each other. */
export interface Compared {
  productId: string;
  /** Absent until it is here. */
  converter: ConverterDetail | undefined;
  /** Why it did not load, in words. */
  problem: string | undefined;
  /** Absent when another try would not help. */
  retry: (() => void) | undefined;
}

function useSlot(productId: string | undefined, { customer, facility }: IdentifySearch): Compared | null {
  const { currentData, error, isFetching, refetch } = useConverterQuery(
    { productId: productId ?? '', companyId: customer?.value, ...placeOf(facility) },
    { skip: productId === undefined },
  );
  if (productId === undefined) return null;
  const isGone = error !== undefined && problemOf(error).status === 404;
  const isFailed = error !== undefined && !isFetching && !currentData;
  return {
    productId,
    converter: currentData,
    problem: isFailed ? (isGone ? GONE : problemText(error, LOAD_FAILED)) : undefined,
    retry: isGone ? undefined : () => void refetch(),
  };
}

/** Two to four converters as their own pages show them, priced as `search` says; each loads and fails by itself. */
export function useCompared(ids: readonly string[], search: IdentifySearch): Compared[] {
  const slots = [
    useSlot(ids[0], search),
    useSlot(ids[1], search),
    useSlot(ids[2], search),
    useSlot(ids[3], search),
  ];
  return slots.filter((slot) => slot !== null);
}
