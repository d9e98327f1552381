import type { Knex } from 'knex';
import type { Vehicle } from '../product/product';
import { joined } from './sql-fragment';
import { vehicleFacts, vehicleHints, vehicleRows, type AskedVehicle } from './vehicle-filter';

/**
 * The vehicles of each converter that are the one asked for, as they are filed: a converter named after a Civic may
 * have been found because it fits an Accord too. Converters that fit none are not in the map.
 */
export async function fittingVehicles(
  database: Knex,
  productIds: readonly string[],
  asked: AskedVehicle,
): Promise<Map<string, Vehicle[]>> {
  const { sql, bindings } = joined(vehicleFacts(asked), ' and ');
  const { rows }: { rows: (Vehicle & { productId: string })[] } = await database.raw(
    `select product.product_id as "productId", vehicle.make, vehicle.model, vehicle."yearFrom", vehicle."yearTo",
      coalesce(vehicle.engine, '') as engine
     from product cross join lateral ${vehicleRows}
     where product.product_id = any(?::uuid[]) and ${sql}
     order by vehicle."yearFrom", vehicle.model`,
    [[...productIds], ...bindings],
  );
  const fits = new Map<string, Vehicle[]>();
  for (const { productId, ...vehicle } of rows)
    fits.set(productId, [...(fits.get(productId) ?? []), vehicle]);
  return fits;
}

/** So many converters of a vehicle tell which engines it had. */
const MOST_ASKED = 500;

/** Whether the catalogue knows the vehicle with several engines, so that one must be said to tell which part fits. */
export async function hasSeveralEngines(database: Knex, asked: AskedVehicle): Promise<boolean> {
  const hints = joined(vehicleHints(asked), ' and ');
  const facts = joined(vehicleFacts(asked), ' and ');
  const { rows } = await database.raw<{ rows: unknown[] }>(
    `select distinct vehicle.engine
       from (select vehicles from product where deleted_at is null and ${hints.sql} limit ${MOST_ASKED}) as product
       cross join lateral ${vehicleRows}
      where ${facts.sql} and vehicle.engine <> '' limit 2`,
    [...hints.bindings, ...facts.bindings],
  );
  return rows.length > 1;
}
