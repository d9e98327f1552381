import type { ItemGroup } from '@washcoat/contract-loads';
import { isPoundGroup } from '@washcoat/metals';
import type { Knex } from 'knex';
import { groupOf } from '../items/item';

/** Shares of the groups on a load by count of lines (catalogue, generator point 5). */
const groupShares: readonly (readonly [ItemGroup, number])[] = [
  ['CERAMIC', 76],
  ['AFTER MKT', 12],
  ['DIESEL', 6],
  ['DOMESTIC WIRE', 3],
  ['IMPORT WIRE', 2],
  ['OTHER', 1],
];
/** Converters to draw from: enough for variety, however large the catalogue is. */
const SHELF = 5000;

/** A line to put on a load. */
export interface DemoLine {
  productId: string;
  quantity: number;
  box: number;
  isDidNotBuy: boolean;
  picture: string | null;
}

interface Shelved {
  product_id: string;
  type_name: string;
  picture: string | null;
  /** Wire without a weight has no price per pound. */
  is_weighed: boolean;
}

/** Draws lines as yards sell them. */
export type DemoShelf = (random: () => number) => DemoLine;

/** Reads what can be drawn from the own copy of converters. Throws while it is empty. */
export async function demoShelf(database: Knex): Promise<DemoShelf> {
  const rows: Shelved[] = await database('product_copy')
    .whereRaw(`(data->>'isActive')::boolean and not (data->>'isDeleted')::boolean`)
    .orderBy('product_id')
    .limit(SHELF)
    .select(
      'product_id',
      database.raw(
        `data->>'typeName' as type_name, data->>'profileUrl' as picture, coalesce((data->>'subweight')::numeric, 0) > 0 as is_weighed`,
      ),
    );
  const shelf = new Map<ItemGroup, Shelved[]>();
  for (const product of rows) {
    const group = groupOf(product.type_name);
    if (isPoundGroup(group) && !product.is_weighed) continue;
    const products = shelf.get(group);
    if (products) products.push(product);
    else shelf.set(group, [product]);
  }
  const shares = groupShares.filter(([group]) => shelf.has(group));
  if (!shares.length) throw new Error('The seed of loads waits for the converters.');
  return (random) => {
    const group = drawGroup(shares, random);
    const products = shelf.get(group) ?? [];
    const product = products[Math.floor(random() * products.length)];
    if (!product) throw new Error(`There is no ${group} converter.`);
    return {
      productId: product.product_id,
      picture: product.picture,
      quantity: drawQuantity(group, random),
      box: 1 + Math.floor(random() * 4),
      isDidNotBuy: random() < 0.03,
    };
  };
}

function drawGroup(shares: typeof groupShares, random: () => number): ItemGroup {
  const whole = shares.reduce((sum, [, share]) => sum + share, 0);
  let rest = random() * whole;
  for (const [group, share] of shares) {
    rest -= share;
    if (rest < 0) return group;
  }
  return 'CERAMIC';
}

/** Of ceramic 8 % are halves and 3 % quarters; wire comes in pounds; most lines are one or two pieces. */
function drawQuantity(group: ItemGroup, random: () => number): number {
  const draw = random();
  if (isPoundGroup(group)) return 1 + Math.round(draw * 20) / 4;
  if (group === 'CERAMIC' && draw < 0.08) return 0.5;
  if (group === 'CERAMIC' && draw < 0.11) return 0.25;
  return draw < 0.7 ? 1 : draw < 0.9 ? 2 : 3 + Math.floor(random() * 3);
}
