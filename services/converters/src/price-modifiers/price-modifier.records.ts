import { priceModifier, priceModifierCalls, priceModifierChanged } from '@washcoat/contract-converters';
import {
  decimalColumn,
  forgetOldRecords,
  modelOf,
  momentColumn,
  recordDownload,
  tableModel,
  textColumn,
  type CompanyRecord,
  type RecordTable,
  type Service,
  type UnitOfWork,
} from '@washcoat/service-kit';

/** A price modifier as it is stored: an edit, also one of the name, is when it was updated. */
export class PriceModifierModel extends modelOf(priceModifier, { updatedDate: 'updated_at' }) {
  declare deletedAt: Date | null;
}

/** A value that a price modifier has or had. */
export class ModifierValueModel extends tableModel('price_modifier_value', ['valueId'], {
  valueId: textColumn,
  priceModifierId: textColumn,
  value: decimalColumn,
  setAt: momentColumn,
}) {}

/** Where price modifiers are kept; a company gives a name once, and has its own alone (GAP-PRIC-14). */
export const priceModifierTable: RecordTable<typeof priceModifier> = {
  noun: priceModifier,
  model: PriceModifierModel,
  nameBy: 'name',
  detailBy: 'value',
  nameIndex: 'price_modifier_name',
  isOwnAlone: true,
  publish: publishPriceModifier,
};

/** Tells other domains what a price modifier is now that it is written, and takes away the note that they are to be told. */
export async function publishPriceModifier(
  unit: UnitOfWork,
  modifier: Omit<CompanyRecord<typeof priceModifier>, 'deletedBy'>,
): Promise<void> {
  const { priceModifierId, companyId, name, type, value, updatedDate, deletedAt, version } = modifier;
  await unit.trx('price_modifier_to_tell').where({ price_modifier_id: priceModifierId }).delete();
  await unit.publish(priceModifierChanged, priceModifierId, {
    ...{ priceModifierId, companyId, name, type, value: Number(value), version },
    updatedDate: updatedDate.toISOString(),
    isDeleted: Boolean(deletedAt),
  });
}

/** Their list as a file. */
export const priceModifierDownload = (service: Service) =>
  recordDownload(service, priceModifierCalls, priceModifierTable);

/** Forgets what was deleted and not restored, with its values. */
export const forgetPriceModifiers = forgetOldRecords(priceModifier);
