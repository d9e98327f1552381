/** Page sizes of converter lists; the first one is the default. */
export const converterPageSizes: readonly number[] = [25, 50, 100];
export const DEFAULT_COUNT = 25;

/** Which page of a converter list is shown. */
export interface ConverterPaging {
  offset: number;
  /** Rows per page, one of `converterPageSizes`. */
  count: number;
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/** Reads the page from a query string; the first one, of the default size, where it says nothing that is known. */
export function readPaging(query: URLSearchParams): ConverterPaging {
  const count = wholeNumber(query.get('count'));
  return {
    offset: wholeNumber(query.get('offset')) ?? 0,
    count: count !== undefined && converterPageSizes.includes(count) ? count : DEFAULT_COUNT,
  };
}

/** Writes the page into a query string, where it is not the first one of the default size. */
export function writePaging(query: URLSearchParams, { offset, count }: ConverterPaging): void {
  if (offset > 0) query.set('offset', String(offset));
  if (count !== DEFAULT_COUNT) query.set('count', String(count));
}
