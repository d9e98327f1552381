import { decodeVin } from '../vehicle/decode-vin';
import { containing, fragment, type SqlFragment } from './sql-fragment';

/** What a search may say of a vehicle. */
export interface VehicleFilter {
  make?: string;
  model?: string;
  year?: number;
  engine?: string;
  vin?: string;
}

/** The vehicle that is searched for; it is named at least by make, model, year or engine. */
export type AskedVehicle = Omit<VehicleFilter, 'vin'>;

const NAMES = ['make', 'model', 'engine'] as const;

/** The vehicles of the table `product` as rows named `vehicle`. */
export const vehicleRows = `jsonb_to_recordset(vehicles) as vehicle(
  make text, model text, engine text, "yearFrom" int, "yearTo" int)`;

/** Whether a search asks for a vehicle; a make alone asks for what stands on the shell. */
export function isVehicleAsked({ model, year, engine, vin }: VehicleFilter): boolean {
  return Boolean(model || year || engine || vin);
}

/**
 * The vehicle that a filter asks for: a VIN says what is not given. The engine that it says is not asked for, because
 * the catalogue writes engines in its own way. Null for a VIN of an unknown make: a year alone would let everything of
 * that year in. `now` tells a VIN's years apart.
 */
export function askedVehicle(filter: VehicleFilter, now: Date): AskedVehicle | null {
  const decoded = filter.vin ? decodeVin(filter.vin, now) : null;
  const make = filter.make ?? decoded?.make ?? undefined;
  const model = filter.model ?? decoded?.model ?? undefined;
  const year = filter.year ?? decoded?.year ?? undefined;
  const { engine } = filter;
  if (!make && !model && !engine && (decoded || !year)) return null;
  return { make, model, year, engine };
}

/** What a row of `vehicleRows` must be, all together; never empty. */
export function vehicleFacts(asked: AskedVehicle): SqlFragment[] {
  const facts = textsOf(asked).map(([column, pattern]) =>
    fragment(`lower(vehicle.${column}) like ?`, pattern),
  );
  if (asked.year) facts.push(fragment('? between vehicle."yearFrom" and vehicle."yearTo"', asked.year));
  return facts;
}

/** What the vehicles of a converter must contain somewhere: an index finds it before they are taken apart. */
export function vehicleHints(asked: AskedVehicle): SqlFragment[] {
  return textsOf(asked).map(([, pattern]) => fragment('lower(vehicles::text) like ?', pattern));
}

function textsOf(asked: AskedVehicle) {
  return NAMES.flatMap((column) => {
    const text = asked[column];
    return text ? [[column, containing(text.toLowerCase())] as const] : [];
  });
}
