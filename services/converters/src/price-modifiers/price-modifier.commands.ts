import type { priceModifierCalls, PriceModifierType } from '@washcoat/contract-converters';
import type { InputOf } from '@washcoat/contract-kernel';
import {
  addRecord,
  badInput,
  CompanyCopyModel,
  deleteRecord,
  editRecord,
  lockRecord,
  newId,
  notFound,
  type EditedRecord,
  type WriteContext,
} from '@washcoat/service-kit';
import { ModifierValueModel, PriceModifierModel, priceModifierTable } from './price-modifier.records';

const NO_CHOICE = 'Please select the valid value';
const PERCENT: PriceModifierType = 3;

/**
 * Adds a price modifier to the own company; the house's administrators may choose another one. Answers its id. 404 for a
 * company that is not the user's to choose, 400 for dollars below 0, 409 at its name when the company has one of it.
 */
export async function addPriceModifier(
  unit: WriteContext,
  { companyId, ...form }: InputOf<typeof priceModifierCalls.add>,
): Promise<string> {
  const { session } = unit;
  assertAmount(form.type ?? 1, form.value);
  const owner = companyId ?? session.companyId;
  await assertMayChoose(unit, owner);
  const id = await addRecord(
    priceModifierTable,
    { ...unit, session: { ...session, companyId: owner } },
    form,
  );
  await noteValue(unit, id, form.value);
  return id;
}

/**
 * Changes a price modifier; what is absent stays. Another value is noted, and the one before becomes its previous value.
 * 404 outside the scope and with another company than its own, 400 for dollars below 0, 409 when somebody was faster
 * or the name is taken.
 */
export async function editPriceModifier(
  unit: WriteContext,
  { companyId, ...edit }: InputOf<typeof priceModifierCalls.edit>,
): Promise<EditedRecord> {
  const before = await lockModifier(unit, edit.priceModifierId, companyId);
  const { type = before.type, value = Number(before.value) } = edit;
  assertAmount(type, value);
  const edited = await editRecord(priceModifierTable, unit, edit);
  if (value === Number(before.value)) return edited;
  await PriceModifierModel.query(unit.trx)
    .patch({ previousValue: before.value })
    .where('price_modifier_id', before.priceModifierId);
  await noteValue(unit, before.priceModifierId, value);
  return edited;
}

/** Deletes a price modifier: for 30 days it can be restored. 404 outside the scope and with another company than its own. */
export async function deletePriceModifier(
  unit: WriteContext,
  { companyId, priceModifierId }: InputOf<typeof priceModifierCalls.remove>,
): Promise<void> {
  await lockModifier(unit, priceModifierId, companyId);
  await deleteRecord(priceModifierTable, unit, { priceModifierId });
}

async function lockModifier(unit: WriteContext, id: string, companyId: string | undefined) {
  const { companyId: owner } = await lockRecord(priceModifierTable, unit, id);
  if (companyId && companyId !== owner) throw notFound('This price modifier');
  const found = await PriceModifierModel.query(unit.trx).findById(id);
  if (!found) throw notFound('This price modifier');
  return found;
}

async function assertMayChoose({ trx, session }: WriteContext, companyId: string | null): Promise<void> {
  if (companyId === session.companyId) return;
  if (session.hierarchy !== 1) throw notFound('This company');
  const known = await CompanyCopyModel.query(trx).findById(companyId ?? '');
  if (!known) throw badInput({ companyId: NO_CHOICE });
}

/** Dollars are not below 0; percent may be taken off. */
function assertAmount(type: PriceModifierType, value: number): void {
  if (type !== PERCENT && value < 0) throw badInput({ value: 'Use at least 0' });
}

async function noteValue({ trx, now }: WriteContext, priceModifierId: string, value: number): Promise<void> {
  await ModifierValueModel.query(trx).insert({ valueId: newId(), priceModifierId, value, setAt: now });
}
