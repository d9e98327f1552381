import type { Knex } from 'knex';
import type { Vehicle } from '../product/product';
import { joined } from './sql-fragment';
import { vehicleFacts, vehicleRows, type AskedVehicle } from './vehicle-filter';

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
