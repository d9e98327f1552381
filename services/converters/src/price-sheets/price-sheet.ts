import type { PriceSheetSubject } from '@washcoat/contract-converters';
import type { CompanyCopy } from '@washcoat/service-kit';
import { badInput } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { customerBuyer } from '../pricing/buyer';
import type { PriceList } from '../pricing/price-board';
import { storedProductColumns, type StoredProduct } from '../product/product.columns';
import { fragment, joined, type SqlFragment } from '../search/sql-fragment';
import { topPage } from '../search/top-products';

/** The longest sheet: some 120 pages. */
const MOST_LINES = 5000;
const TOP = 100;
/** What was bought in so many milliseconds is bought lately, as in the search. */
const LATELY_MS = 90 * 24 * 60 * 60 * 1000;

/** Which converters stand on a sheet. */
export type SheetChoice = Pick<PriceSheetSubject, 'family' | 'ctype' | 'isTop'>;

/** A line of a sheet; the offer is in USD, as the search shows it to the customer. */
export interface SheetLine {
  oem: string;
  description: string;
  type: string;
  family: string;
  offerPrice: number;
}

/** What a customer is offered by one list of prices, and at which facility. */
export interface PriceSheet {
  lines: SheetLine[];
  facility: string | null;
  pricedAt: string;
}

/**
 * What a customer is offered for the converters of a choice, with its own terms at its own facility, by code. Throws 400
 * where a sheet does not take as many.
 */
export async function priceSheetOf(
  database: Knex,
  { company, list, now }: { company: CompanyCopy; list: PriceList; now: Date },
  choice: SheetChoice,
): Promise<PriceSheet> {
  const [buyer, products] = await Promise.all([
    customerBuyer(database, company),
    findProducts(database, choice, now),
  ]);
  return {
    facility: buyer.facilityCity,
    pricedAt: list.snapshot.appliedAt,
    lines: products.map((product) => lineOf(product, list.pricesOf(product, buyer).offerPrice)),
  };
}

/**
 * Refuses with 400 what no sheet can say: a day that is over in the zone of the installation, a family or type without a
 * converter, and more converters than it takes.
 */
export async function assertHasSheet(
  database: Knex,
  { validUntil, ...choice }: SheetChoice & Pick<PriceSheetSubject, 'validUntil'>,
  today: string,
): Promise<void> {
  if (validUntil !== null && validUntil < today)
    throw badInput({ validUntil: 'This day is over. Use today or a day to come.' });
  const { family, ctype } = choice;
  if (family !== null || ctype !== null) {
    const { sql, bindings } = joined(conditionsOf(choice), ' and ');
    const { rows } = await database.raw<{ rows: unknown[] }>(
      `select from product where ${sql} limit 1`,
      bindings,
    );
    if (!rows.length)
      throw badInput({
        [family === null ? 'ctype' : 'family']:
          `There is no converter of ${family === null ? 'this type' : `the family ${family}`}. Choose another one.`,
      });
  }
  await assertFitsSheet(database, choice);
}

/** Throws 400 where a sheet does not take as many converters as a choice has. */
export async function assertFitsSheet(database: Knex, choice: SheetChoice): Promise<void> {
  if (choice.isTop) return;
  const { sql, bindings } = joined(conditionsOf(choice), ' and ');
  const { rows } = await database.raw<{ rows: { found: number }[] }>(
    `select count(*)::int as found from (select from product where ${sql} limit ?) as found`,
    [...bindings, MOST_LINES + 1],
  );
  if ((rows[0]?.found ?? 0) > MOST_LINES)
    throw badInput({
      family: 'A sheet takes 5,000 converters, and these are more. Choose a family, a type or the top list.',
    });
}

const lineOf = (product: StoredProduct, offerPrice: number): SheetLine => ({
  oem: product.oem,
  description: product.description || [product.manufacturer, product.model].filter(Boolean).join(' '),
  type: product.typeName,
  family: product.family,
  offerPrice,
});

function conditionsOf({ family, ctype }: SheetChoice): SqlFragment[] {
  return [
    fragment('deleted_at is null and is_active'),
    ...(family ? [fragment('family = ?', family)] : []),
    ...(ctype === null ? [] : [fragment('type_id = ?', ctype)]),
  ];
}

async function findProducts(database: Knex, choice: SheetChoice, now: Date): Promise<StoredProduct[]> {
  const conditions = conditionsOf(choice);
  if (choice.isTop) {
    const since = new Date(now.getTime() - LATELY_MS);
    const top = topPage(conditions, { count: TOP, offset: 0 }, since);
    const { rows } = await database.raw<{ rows: StoredProduct[] }>(
      `select ${storedProductColumns} from (${top.sql}) as page
         join product on product.product_id = page.product_id order by ${top.order}`,
      [...top.bindings],
    );
    return rows;
  }
  await assertFitsSheet(database, choice);
  const { sql, bindings } = joined(conditions, ' and ');
  const { rows } = await database.raw<{ rows: StoredProduct[] }>(
    `select ${storedProductColumns} from product where ${sql} order by code_key, product_id limit ?`,
    [...bindings, MOST_LINES],
  );
  return rows;
}
