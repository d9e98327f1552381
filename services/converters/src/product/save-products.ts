import { codeKeyOf } from '@washcoat/contract-converters';
import { badInput, type UnitOfWork } from '@washcoat/service-kit';
import { recordChangedPrices, touchesPrice } from '../price-history/record-price-history';
import type { PriceBoard } from '../pricing/price-board';
import { noteUploads } from '../pictures/uploaded-picture.repository';
import { typeIdsByName } from './product.repository';
import { updateProducts } from './product-record.repository';
import type { ProductFields, ProductRecord } from './product-record';
import { publishProducts } from './publish-products';
import type { ChangeOrigin } from './change-origin';
import { settleSharedStamps } from './shared-stamp.repository';

/** A converter that this transaction has locked, and what becomes different of it. */
export interface ProductChange {
  before: ProductRecord;
  patch: Partial<ProductFields>;
}

/**
 * Writes changes of converters: new versions, the marks of shared stamps, a line in the audit trail for each, which says
 * what they came of where that is not who made them, the prices of the day where they may be others, and events with whatever became different,
 * also of converters that gained or lost a twin. 400 for an unknown type.
 */
export async function saveProducts(
  unit: UnitOfWork,
  changes: readonly ProductChange[],
  board: PriceBoard,
  cameOf?: ChangeOrigin,
): Promise<void> {
  if (!changes.length) return;
  const typeNames = await typeNamesFor(unit, changes);
  const after = changes.map(({ before, patch }) => ({ ...before, ...patch }));
  await updateProducts(unit.trx, after, unit.now);
  await noteUploads(
    unit.trx,
    changes.map(({ patch }) => patch.profileUrl),
  );
  const changed = after.map(({ productId }) => productId);
  const codeKeys = changes.flatMap(({ before, patch }) =>
    patch.oem === undefined ? [] : [codeKeyOf(before.oem), codeKeyOf(patch.oem)],
  );
  const twins = await settleSharedStamps(unit.trx, codeKeys, changed);
  for (const { before, patch } of changes) {
    const fields = Object.keys(patch);
    await unit.audit({
      action: 'edit',
      entity: 'product',
      entityId: before.productId,
      before: audited(before, fields, typeNames),
      after: { ...audited({ ...before, ...patch }, fields, typeNames), ...cameOf },
    });
  }
  const repriced = changes.filter(({ patch }) => touchesPrice(patch));
  await recordChangedPrices(
    unit,
    repriced.map(({ before }) => before.productId),
    board,
  );
  await publishProducts(unit, [...changed, ...twins]);
}

/** Fields of a converter as the audit trail keeps them: its type by name. */
export function audited(
  record: ProductFields,
  fields: readonly string[],
  typeNames: ReadonlyMap<number, string>,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) =>
      field === 'type' ? ['typeName', typeNames.get(record.type)] : [field, Reflect.get(record, field)],
    ),
  );
}

/** The names of the converter types by id. */
export async function typeNamesById({ trx }: Pick<UnitOfWork, 'trx'>): Promise<ReadonlyMap<number, string>> {
  return new Map([...(await typeIdsByName(trx))].map(([name, typeId]) => [typeId, name]));
}

async function typeNamesFor(
  unit: UnitOfWork,
  changes: readonly ProductChange[],
): Promise<ReadonlyMap<number, string>> {
  if (!changes.some(({ patch }) => patch.type !== undefined)) return new Map();
  const names = await typeNamesById(unit);
  for (const { patch } of changes)
    if (patch.type !== undefined && !names.has(patch.type))
      throw badInput({ type: 'Choose a converter type' });
  return names;
}
