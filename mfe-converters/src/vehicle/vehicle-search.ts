import type { ConverterListRequest } from '../converter/converter.api';
import { emptySearch } from '../identify/identify-search';
import type { IdentifySearch } from '../identify/identify-search';
import { readPaging, writePaging } from '../identify/paging-of-address';
import type { ConverterPaging } from '../identify/paging-of-address';

/** What a vehicle is known by; empty where it is not. */
export interface VehicleFilters {
  vin: string;
  make: string;
  model: string;
  /** As far as it is typed. */
  year: string;
  engine: string;
}

/** A search by vehicle as its address holds it. */
export interface VehicleSearch extends VehicleFilters, ConverterPaging {}

export const noVehicle: VehicleFilters = { vin: '', make: '', model: '', year: '', engine: '' };

const filterNames = ['vin', 'make', 'model', 'year', 'engine'] as const;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

/** Reads a search from the query string of an address. */
export function readVehicleSearch(queryString: string): VehicleSearch {
  const query = new URLSearchParams(queryString);
  const filters = { ...noVehicle };
  for (const name of filterNames) filters[name] = query.get(name) ?? '';
  return { ...filters, ...readPaging(query) };
}

/** The address of the page that shows `search`. */
export function vehicleAddress(search: VehicleSearch): string {
  const query = new URLSearchParams();
  for (const name of filterNames) {
    if (search[name]) query.set(name, search[name]);
  }
  writePaging(query, search);
  return query.size > 0 ? `/converters/vehicle?${query.toString()}` : '/converters/vehicle';
}

/** The same page size without any filter. */
export function withoutVehicle({ count }: VehicleSearch): VehicleSearch {
  return { ...noVehicle, offset: 0, count };
}

/** Whether a typed year can be searched for: the call takes 1900 to 2100. */
export function isYear(year: string): boolean {
  return /^\d{4}$/.test(year) && Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR;
}

/** Whether any filter is set. */
export function isVehicleNamed(filters: VehicleFilters): boolean {
  return filterNames.some((name) => filters[name] !== '');
}

/** Whether both name the same vehicle. */
export function isSameVehicle(one: VehicleFilters, other: VehicleFilters): boolean {
  return filterNames.every((name) => one[name] === other[name]);
}

/** The search as the call takes it; null as long as there is nothing to search for. */
export function vehicleRequest(search: VehicleSearch): ConverterListRequest | null {
  const { vin, make, model, engine, offset, count } = search;
  const year = isYear(search.year) ? search.year : '';
  if (!isVehicleNamed({ vin, make, model, year, engine })) return null;
  return {
    vin: vin || undefined,
    make: make || undefined,
    model: model || undefined,
    year: year || undefined,
    engine: engine || undefined,
    offset,
    count,
  };
}

/** The search that the address of a found converter carries, for the way back and to its neighbours. */
export function identifySearchOf({ vin, make, model, year, offset, count }: VehicleSearch): IdentifySearch {
  const parameters = { make, model, vinNumber: vin, year };
  return { ...emptySearch, parameters, offset, count };
}
