import { isId } from '@washcoat/contract-kernel';
import type { Option } from '@washcoat/ui';
import type { ConverterListRequest } from '../converter/converter.api';
import { DEFAULT_COUNT, readPaging, writePaging } from './paging-of-address';
import type { ConverterPaging } from './paging-of-address';
import { readParameters, writeParameters } from './search-parameters';
import type { SearchParameters } from './search-parameters';

/** A search of converters as its address holds it. Chosen records carry their name so that a link can show it. */
export interface IdentifySearch extends ConverterPaging {
  parameters: SearchParameters;
  /** The facility that prices are for; links from before its id named it by a word. */
  facility: Option | null;
  /** Company that prices are for. */
  customer: Option | null;
  /** Converter type. */
  type: Option | null;
}

/** Nothing searched for yet. */
export const emptySearch: IdentifySearch = {
  parameters: {},
  facility: null,
  customer: null,
  type: null,
  offset: 0,
  count: DEFAULT_COUNT,
};

function readOption(query: URLSearchParams, name: string): Option | null {
  const value = query.get(name);
  return value ? { value, label: query.get(`${name}Name`) ?? value } : null;
}

const searchNames: readonly string[] = [
  'facility',
  'facilityName',
  'customer',
  'customerName',
  'type',
  'typeName',
  'offset',
  'count',
];

/** What a query string says of the search, without what says which dialog stands over it. */
export function searchPart(queryString: string): string {
  const said = [...new URLSearchParams(queryString)].filter(([name]) => searchNames.includes(name));
  return new URLSearchParams(said).toString();
}

/** Reads a search from the parameters segment and the query string of an address. */
export function readSearch(segment: string | undefined, queryString: string): IdentifySearch {
  const query = new URLSearchParams(queryString);
  return {
    parameters: readParameters(segment),
    facility: readOption(query, 'facility'),
    customer: readOption(query, 'customer'),
    type: readOption(query, 'type'),
    ...readPaging(query),
  };
}

/** What follows the path of a page that shows `search`: parameters segment and query string, each only when needed. */
export function addressPart(search: IdentifySearch): string {
  const segment = writeParameters(search.parameters);
  const query = new URLSearchParams();
  for (const name of ['facility', 'customer', 'type'] as const) {
    const option = search[name];
    if (!option) continue;
    query.set(name, option.value);
    if (option.label !== option.value) query.set(`${name}Name`, option.label);
  }
  writePaging(query, search);
  const queryString = query.toString();
  return `${segment && `/${segment}`}${queryString && `?${queryString}`}`;
}

/** The address of the search page. */
export function identifyAddress(search: IdentifySearch): string {
  return `/converters/identify${addressPart(search)}`;
}

/** The address of one converter found by a search; type 2 says that its Back leads there. */
export function foundConverterAddress(productId: string, search: IdentifySearch): string {
  return `/converter/${productId}/2${addressPart(search)}`;
}

/** What stands in the search box. */
export function searchedText({ parameters: { text, oemNumber, convoSearch } }: IdentifySearch): string {
  return text ?? oemNumber ?? convoSearch ?? '';
}

/** The same search for another text, from its first page. */
export function withText(search: IdentifySearch, text: string): IdentifySearch {
  const { oemNumber: _oem, convoSearch: _convo, ...rest } = search.parameters;
  return { ...search, parameters: { ...rest, text: text.trim() || undefined }, offset: 0 };
}

/** The same search without filters; the text and the page size stay. */
export function withoutFilters(search: IdentifySearch): IdentifySearch {
  const text = searchedText(search);
  return { ...emptySearch, parameters: text ? { text } : {}, count: search.count };
}

/** Whether anything besides the text is set. */
export function isFiltered(search: IdentifySearch): boolean {
  const { facility, customer, type, parameters } = search;
  const { make, model, year, vinNumber } = parameters;
  return Boolean(facility || customer || type || make || model || year || vinNumber);
}

/** Whether there is anything to search for; a bare page does not search. */
export function isSearching(search: IdentifySearch): boolean {
  return searchedText(search) !== '' || isFiltered(search);
}

/** The single lookup of limited users: the text, and what a link from another page named; no filters, no further page. */
export function limitedSearch(search: IdentifySearch): IdentifySearch {
  const { make: _make, ...parameters } = search.parameters;
  return { ...emptySearch, parameters };
}

/** Where prices are for, as calls take it: the facility, or the word that an old link has for it. */
export function placeOf(facility: Option | null): { facilityId?: string; facilityCity?: string } {
  if (!facility) return {};
  const { value, label } = facility;
  return isId(value) ? { facilityId: value, facilityCity: label } : { facilityCity: value };
}

/** The search as the call takes it. */
export function requestOf(search: IdentifySearch): ConverterListRequest {
  const { parameters, facility, customer, type, offset, count } = search;
  const year = /^\d{4}$/.test(parameters.year ?? '') ? parameters.year : undefined;
  return {
    text: searchedText(search) || undefined,
    make: parameters.make,
    model: parameters.model,
    year,
    vin: parameters.vinNumber,
    ...placeOf(facility),
    companyId: customer?.value,
    ctype: type?.value,
    offset,
    count,
  };
}
