import type { Session } from '@washcoat/contract-entities';
import { isInactiveVisible } from '../product/product.policy';
import { decodeVin } from '../vehicle/decode-vin';
import { containing, fragment, joined, type SqlFragment } from './sql-fragment';

/** What a search is narrowed down to besides its text. */
export interface ProductFilter {
  productId?: string;
  make?: string;
  ctype?: number;
  family?: string;
  model?: string;
  year?: number;
  engine?: string;
  vin?: string;
}

/** The conditions of a filter on the table `product`, and what the user may see at all. `now` tells a VIN's years apart. */
export function filterConditions(filter: ProductFilter, session: Session, now: Date): SqlFragment[] {
  const conditions = [fragment('deleted_at is null')];
  if (!isInactiveVisible(session)) conditions.push(fragment('is_active'));
  if (filter.productId) conditions.push(fragment('product_id = ?', filter.productId));
  if (filter.ctype) conditions.push(fragment('type_id = ?', filter.ctype));
  if (filter.family) conditions.push(fragment('family = ?', filter.family));
  if (filter.model || filter.year || filter.engine || filter.vin)
    conditions.push(vehicleCondition(filter, now));
  else if (filter.make) conditions.push(fragment('lower(manufacturer) = lower(?)', filter.make));
  return conditions;
}

/**
 * One vehicle that the converter fits has the make, model, year and engine together. A VIN says what is not given;
 * the engine that it says is not asked for, because the catalogue writes engines in its own way. A VIN of an unknown
 * make fits nothing: a year alone would let everything of that year in.
 */
function vehicleCondition(filter: ProductFilter, now: Date): SqlFragment {
  const decoded = filter.vin ? decodeVin(filter.vin, now) : null;
  const make = filter.make ?? decoded?.make;
  const model = filter.model ?? decoded?.model;
  const year = filter.year ?? decoded?.year;
  const isAnybodys = !make && !model && !filter.engine;
  if (isAnybodys && (decoded || !year)) return fragment('false');
  const facts: SqlFragment[] = [];
  const hints: SqlFragment[] = [];
  for (const [column, text] of [
    ['make', make],
    ['model', model],
    ['engine', filter.engine],
  ] as const) {
    if (!text) continue;
    const pattern = containing(text.toLowerCase());
    facts.push(fragment(`lower(vehicle.${column}) like ?`, pattern));
    hints.push(fragment('lower(vehicles::text) like ?', pattern));
  }
  if (year) facts.push(fragment('? between vehicle."yearFrom" and vehicle."yearTo"', year));
  const { sql, bindings } = joined(facts, ' and ');
  const fits = {
    sql: `exists (select 1 from jsonb_to_recordset(vehicles) as vehicle(
      make text, model text, engine text, "yearFrom" int, "yearTo" int) where ${sql})`,
    bindings,
  };
  return joined([...hints, fits], ' and ');
}
