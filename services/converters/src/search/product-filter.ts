import type { Session } from '@washcoat/contract-entities';
import { mayListInactive } from '../product/product.policy';
import { fragment, joined, type SqlFragment } from './sql-fragment';
import {
  askedVehicle,
  isVehicleAsked,
  kindOfVehicle,
  vehicleFacts,
  vehicleHints,
  vehicleRows,
} from './vehicle-filter';
import type { VehicleFilter } from './vehicle-filter';

/** What a search is narrowed down to besides its text. */
export interface ProductFilter extends VehicleFilter {
  productId?: string;
  ctype?: number;
  family?: string;
}

/** The conditions of a filter on the table `product`, and what the user may see at all. `now` tells a VIN's years apart. */
export function filterConditions(filter: ProductFilter, session: Session, now: Date): SqlFragment[] {
  const conditions = [fragment('deleted_at is null')];
  if (!mayListInactive(session)) conditions.push(fragment('is_active'));
  if (filter.productId) conditions.push(fragment('product_id = ?', filter.productId));
  if (filter.ctype) conditions.push(fragment('type_id = ?', filter.ctype));
  if (filter.family) conditions.push(fragment('family = ?', filter.family));
  if (isVehicleAsked(filter)) conditions.push(vehicleCondition(filter, now));
  else if (filter.make) conditions.push(fragment('lower(manufacturer) = lower(?)', filter.make));
  return conditions;
}

/** One vehicle that the converter fits has the make, model, year and engine together. */
function vehicleCondition(filter: ProductFilter, now: Date): SqlFragment {
  const asked = askedVehicle(filter, now);
  if (!asked) return fragment('false');
  const { sql, bindings } = joined(vehicleFacts(asked), ' and ');
  const fits = { sql: `exists (select 1 from ${vehicleRows} where ${sql})`, bindings };
  return joined([...vehicleHints(asked), ...kindOfVehicle(asked), fits], ' and ');
}
