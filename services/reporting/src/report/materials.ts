import type { PriceSight } from '@washcoat/contract-kernel';
import { materialGroups, type Material } from '@washcoat/contract-reporting';
import { orZero, type Decimal } from '@washcoat/metals';
import { areWhole } from '../sums/rollup';
import type { DaySums } from './day-sums';

type Group = (typeof materialGroups)[number];
/** Sums of orders by material; decimal text. */
export type GroupSums = Record<`${Group}_units` | `${Group}_value`, string>;
/** The same with what is in no material. */
type WholeSums = GroupSums &
  Record<'test_units' | 'pulled_units' | 'subtotal', string> & { rows: number; whole: string };
/** The average of a single piece is its price, so it takes the right to see prices besides that to see sums. */
type Sight = Pick<PriceSight, 'sums' | 'unit'>;

const names: Record<Group, string> = {
  ceramic: 'Ceramic',
  diesel: 'Diesel',
  foil: 'Foil',
  afmkt: 'Aftermarket',
  misc: 'Misc',
};
const wires: readonly string[] = ['DOMESTIC WIRE', 'IMPORT WIRE'];

/**
 * What orders come to by material, with an average of each; with what is for a test it comes to their
 * subtotal, which those of before may not say.
 */
export function materialsOfOrders(sums: WholeSums | undefined, sight: Sight): Material[] {
  if (!sums) return [];
  const groups = materialGroups.flatMap((group) =>
    materialOf(
      {
        type: names[group],
        isWeighed: group === 'foil',
        ...{ units: sums[`${group}_units`], spend: sums[`${group}_value`] },
      },
      sight,
    ),
  );
  return areWhole(sums) ? [...groups, ...materialOf({ ...apartOf(sums), isWeighed: false }, sight)] : groups;
}

/** What was bought in none of the materials: for a test; without that what is paid of pulled ones, as on papers. */
function apartOf(sums: WholeSums): { type: string; units: string; spend: string } {
  const spend = valueApart(sums);
  const isPulled = orZero(sums.test_units).isZero() && !spend.isZero();
  const [type, units] = isPulled ? ['Pulled', sums.pulled_units] : ['For test', sums.test_units];
  return { type, units, spend: spend.toString() };
}

/** What orders come to besides their materials. USD. */
export const valueApart = (sums: GroupSums & { subtotal: string }): Decimal =>
  materialGroups.reduce((left, group) => left.minus(orZero(sums[`${group}_value`])), orZero(sums.subtotal));

/** What items come to by type, with an average of each: what they cost before the discounts of their orders. */
export const materialsOfLines = (
  kinds: readonly (Omit<DaySums, 'kind'> & { kind: string })[],
  sight: Sight,
): Material[] =>
  kinds.flatMap(({ kind, quantity, spend }) =>
    materialOf({ type: kind, isWeighed: wires.includes(kind), units: quantity, spend }, sight),
  );

/** A material that there is something of. */
function materialOf(
  { type, isWeighed, ...of }: { type: string; isWeighed: boolean; units: string; spend: string },
  sight: Sight,
): Material[] {
  return boughtOf(of, sight).map((bought) => ({ type, isWeighed, ...bought }));
}

/** What was bought of a kind, as far as it is seen; none where there is nothing of it. */
export function boughtOf(
  of: { units: string; spend: string },
  { sums: isSpendSeen, unit: isPriceSeen }: Sight,
): Pick<Material, 'units' | 'spend' | 'averageSpend'>[] {
  const [units, spend] = [orZero(of.units), orZero(of.spend)];
  if (units.isZero() && spend.isZero()) return [];
  const averageSpend =
    units.isZero() || !isPriceSeen ? undefined : spend.div(units).toDecimalPlaces(2).toNumber();
  return [{ units: units.toNumber(), ...(isSpendSeen ? { spend: spend.toNumber(), averageSpend } : {}) }];
}
