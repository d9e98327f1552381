import type { Knex } from 'knex';
import { ProductModel } from '../product/product.model';

const { columns: p } = ProductModel;

/** Codes that subscribers look up, as they are stamped. */
const lookedUpCodes: readonly string[] = [
  'GD3, GA6, GG2, GM8, GR3, GY7, GG8, HA2, AF3, AG4, X18, 4S71-5E211-CA, 7T43-AA, 12656266, 2409G7',
  '20274G2, 3244A1, 96418351, 96427688, 96471611, ZL05, ZM40, B5E2, FSJ1, BPN5, K9AD, AAD, AAE',
  'AGR, 65J-C02, 85L-C02, 77E-C03, 80EB, H1CB18, H2CB18, UFJMO3, M3SH31, SDH01, SDH11, RDH11',
  'ESH31, 2EBA0, 2ECA0, W2BEF5, 6N0131701BL, 1J0178AADN, 6Q0178GA, KT 6019, KT 6044, KT 6043, K638',
  'K685, K578, K635, K450V, C561, 20802662R, KAT 082, UASR11, UDJM11',
].flatMap((codes) => codes.split(', '));

/** More than anybody looks up in a month. */
const MOST = 100;

/**
 * The ids of converters for subscribers to look up: those that carry the codes above, in their order, and after them
 * others, so that a small catalogue has enough. Throws while there are none.
 */
export async function lookedUpConverters(database: Knex): Promise<readonly string[]> {
  const products = await ProductModel.query(database)
    .modify('live')
    .where(p.isActive, true)
    .orderByRaw('array_position(?::text[], ??) nulls last, ?? desc', [[...lookedUpCodes], p.oem, p.serialNo])
    .limit(MOST)
    .select(p.productId);
  if (!products.length) throw new Error('The seed of lookups waits for the converters.');
  return products.map(({ productId }) => productId);
}
