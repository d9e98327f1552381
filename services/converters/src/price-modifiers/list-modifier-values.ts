import type { priceModifierHistory } from '@washcoat/contract-converters';
import type { AnswerOf, InputOf } from '@washcoat/contract-kernel';
import { mapPage, pageOf, recordsInScope, type Reader } from '@washcoat/service-kit';
import { ModifierValueModel, priceModifierTable } from './price-modifier.records';

/** The values that price modifiers in scope have had, newest first: of one, of a type, or of a company. */
export async function listModifierValues(
  { database, session }: Reader,
  { companyId, priceModifierId, modifierType, ...page }: InputOf<typeof priceModifierHistory>,
): Promise<AnswerOf<typeof priceModifierHistory>> {
  const meant = recordsInScope(priceModifierTable, database, session).select('price_modifier_id');
  if (companyId) void meant.where('company_id', companyId);
  if (priceModifierId) void meant.where('price_modifier_id', priceModifierId);
  if (modifierType) void meant.where('type', modifierType);
  const { columns } = ModifierValueModel;
  const values = ModifierValueModel.query(database)
    .whereIn(columns.priceModifierId, meant)
    .orderBy([
      { column: columns.setAt, order: 'desc' },
      { column: columns.valueId, order: 'desc' },
    ]);
  return mapPage(await pageOf(values, page), ({ setAt, value }) => ({ date: setAt.toISOString(), value }));
}
