import type { PriceModifierType } from '@washcoat/contract-converters';
import type { Service, UnitOfWork } from '@washcoat/service-kit';
import { demoSuperAdmin, seedId, type SeedContext } from '@washcoat/service-kit/seed';
import {
  ModifierValueModel,
  PriceModifierModel,
  publishPriceModifier,
} from '../price-modifiers/price-modifier.records';

/** What a price modifier was worth so many days before the day of seeding. */
interface DemoModifier {
  name: string;
  type: PriceModifierType;
  values: readonly (readonly [daysAgo: number, value: number])[];
}

const demoModifiers: readonly DemoModifier[] = [
  {
    name: 'Domestic wire',
    type: 2,
    values: [
      [340, 27.5],
      [250, 29.1],
      [160, 28.4],
      [90, 30.25],
      [21, 31.4],
    ],
  },
  {
    name: 'Import wire',
    type: 2,
    values: [
      [340, 24.2],
      [210, 25.8],
      [120, 25.1],
      [35, 26.9],
    ],
  },
  {
    name: 'Aftermarket',
    type: 1,
    values: [
      [340, 8.5],
      [180, 9.75],
      [60, 9.25],
    ],
  },
];

/** The price modifiers of the house with a year of values; once there is one, nothing is added. */
export async function seedPriceModifiers(service: Service, context: SeedContext): Promise<void> {
  const { companyId } = demoSuperAdmin();
  if (!companyId || (await service.database('price_modifier').first('price_modifier_id'))) return;
  await service.inTransaction({ session: demoSuperAdmin(), now: context.at(0) }, async (unit) => {
    for (const modifier of demoModifiers) await keep(unit, context, { ...modifier, companyId });
  });
}

async function keep(
  unit: UnitOfWork,
  context: SeedContext,
  { name, type, values, companyId }: DemoModifier & { companyId: string },
): Promise<void> {
  const { trx } = unit;
  const priceModifierId = seedId('price-modifier', name);
  const [last, before] = values.toReversed();
  const [first] = values;
  if (!first || !last) return;
  const kept = await PriceModifierModel.query(trx).insertAndFetch({
    ...{ priceModifierId, companyId, name, type, version: values.length },
    ...{ value: String(last[1]), previousValue: before ? String(before[1]) : null },
    ...{ createdAt: context.at(first[0]), updatedAt: context.at(last[0]) },
  });
  await publishPriceModifier(unit, kept);
  await ModifierValueModel.query(trx).insert(
    values.map(([daysAgo, value]) => ({
      ...{ priceModifierId, value, setAt: context.at(daysAgo) },
      valueId: seedId('price-modifier-value', `${name} ${daysAgo}`),
    })),
  );
}
