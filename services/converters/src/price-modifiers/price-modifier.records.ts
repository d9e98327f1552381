import { priceModifier, priceModifierCalls } from '@washcoat/contract-converters';
import {
  decimalColumn,
  forgetOldRecords,
  modelOf,
  momentColumn,
  recordDownload,
  tableModel,
  textColumn,
  type RecordTable,
  type Service,
} from '@washcoat/service-kit';

/** A price modifier as it is stored: an edit, also one of the name, is when it was updated. */
export class PriceModifierModel extends modelOf(priceModifier, { updatedDate: 'updated_at' }) {}

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
};

/** Their list as a file. */
export const priceModifierDownload = (service: Service) =>
  recordDownload(service, priceModifierCalls, priceModifierTable);

/** Forgets what was deleted and not restored, with its values. */
export const forgetPriceModifiers = forgetOldRecords(priceModifier);
