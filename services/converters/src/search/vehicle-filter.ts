import { containing } from '@washcoat/service-kit';
import { decodeVin, type VinFacts } from '../vehicle/decode-vin';
import { filedNames, type FiledName } from '../vehicle/filed-names';
import { isMotorcycle } from '../vehicle/vin-motorcycle';
import { fragment, joined, type SqlFragment } from './sql-fragment';

/** What a search may say of a vehicle. */
export interface VehicleFilter {
  make?: string;
  model?: string;
  year?: number;
  engine?: string;
  vin?: string;
}

/** What a VIN may leave open. */
export type OpenFact = 'model' | 'year' | 'engine';

/** The vehicle that is searched for; it is named at least by make, model, year or engine. */
export interface AskedVehicle {
  /** It is filed under one of these. */
  names: readonly FiledName[];
  year?: number;
  /** As it was typed. */
  engine?: string;
  /** As the VIN says it: litres and fuel. */
  saidEngine?: string;
  /** Present for a search by VIN. */
  vin?: { open: readonly OpenFact[]; isMotorcycle: boolean };
}

/** The vehicles of the table `product` as rows named `vehicle`. */
export const vehicleRows = `jsonb_to_recordset(vehicles) as vehicle(
  make text, model text, engine text, "yearFrom" int, "yearTo" int)`;

const OTHER_FUELS = '(diesel|tdi|cdi|hdi|dci|crd|duramax|tdv|cdti|hybrid)';

/** Whether a search asks for a vehicle; a make alone asks for what stands on the shell. */
export function isVehicleAsked({ model, year, engine, vin }: VehicleFilter): boolean {
  return Boolean(model || year || engine || vin);
}

/**
 * The vehicle that a filter asks for: a VIN says what is not given. Null for a VIN of an unknown make: a year alone
 * would let everything of that year in. `now` tells a VIN's years apart.
 */
export function askedVehicle(filter: VehicleFilter, now: Date): AskedVehicle | null {
  const decoded = filter.vin ? decodeVin(filter.vin, now) : null;
  const make = filter.make ?? decoded?.make ?? undefined;
  const model = filter.model ?? decoded?.model ?? undefined;
  const year = filter.year ?? decoded?.year ?? undefined;
  const { engine } = filter;
  if (!make && !model && !engine && (decoded || !year)) return null;
  const saidEngine = engine || filter.model ? undefined : (decoded?.engine ?? undefined);
  return {
    names: filedNames({ make, model }),
    year,
    engine,
    saidEngine,
    ...(decoded ? { vin: vinOf(decoded, { model, year, engine: engine ?? saidEngine }) } : {}),
  };
}

function vinOf({ vin }: VinFacts, said: Record<OpenFact, unknown>): AskedVehicle['vin'] {
  const facts: readonly OpenFact[] = ['model', 'year', 'engine'];
  return { open: facts.filter((fact) => !said[fact]), isMotorcycle: isMotorcycle(vin) };
}

/** What a row of `vehicleRows` must be, all together; never empty. */
export function vehicleFacts({ names, year, engine, saidEngine }: AskedVehicle): SqlFragment[] {
  const facts = [anyOf(names.map(namedLike))];
  if (engine) facts.push(fragment('lower(vehicle.engine) like ?', containing(engine.toLowerCase())));
  if (year) facts.push(fragment('? between vehicle."yearFrom" and vehicle."yearTo"', year));
  if (saidEngine) facts.push(...engineFacts(saidEngine));
  return facts;
}

/** What the vehicles of a converter must contain somewhere: an index finds it before they are taken apart. */
export function vehicleHints({ names, engine }: AskedVehicle): SqlFragment[] {
  const hints = [anyOf(names.map(({ make, model }) => contained([make, model])))];
  return engine ? [...hints, contained([engine])] : hints;
}

/**
 * A number that leaves the model open asks for parts of its kind of vehicle only: a make may build cars and
 * motorcycles, and the description of a part says which.
 */
export function kindOfVehicle({ vin }: AskedVehicle): SqlFragment[] {
  if (!vin?.open.includes('model')) return [];
  return [fragment(`search_text ${vin.isMotorcycle ? '' : 'not '}like '%motorcycle%'`)];
}

/** The make itself, also with more behind a dash (Mercedes-Benz), and the model as whole words: 3 is not 323. */
function namedLike({ make, model }: FiledName): SqlFragment {
  const facts: SqlFragment[] = [];
  if (make) {
    const key = make.toLowerCase();
    facts.push(fragment(`(lower(vehicle.make) = ? or starts_with(lower(vehicle.make), ?))`, key, `${key}-`));
  }
  if (model)
    facts.push(fragment(`' ' || lower(vehicle.model) || ' ' like ?`, containing(` ${model.toLowerCase()} `)));
  return joined(facts, ' and ');
}

function contained(texts: readonly (string | undefined)[]): SqlFragment {
  const patterns = texts.flatMap((text) => (text ? [containing(text.toLowerCase())] : []));
  return joined(
    patterns.map((pattern) => fragment('lower(vehicles::text) like ?', pattern)),
    ' and ',
  );
}

/** Litres and fuel as far as a row says them: 5.4 petrol is neither 5.0 petrol nor a diesel. */
function engineFacts(engine: string): SqlFragment[] {
  const [litres = '', fuel] = engine.split(' ');
  const ofSize = fragment(`coalesce(substring(vehicle.engine from '[0-9]+[.][0-9]'), ?) = ?`, litres, litres);
  if (fuel === 'hybrid') return [ofSize, fragment(`coalesce(vehicle.engine, '') ~* '(^$|hybrid)'`)];
  return [ofSize, fragment(`coalesce(vehicle.engine, '') !~* ?`, OTHER_FUELS)];
}

function anyOf(conditions: readonly SqlFragment[]): SqlFragment {
  const { sql, bindings } = joined(
    conditions.map((one) => ({ ...one, sql: `(${one.sql})` })),
    ' or ',
  );
  return { sql: `(${sql})`, bindings };
}
