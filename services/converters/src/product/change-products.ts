import type { productBulkEdit } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import type { AnswerOf } from '@washcoat/contract-kernel';
import type { UnitOfWork } from '@washcoat/service-kit';
import type { PriceBoard } from '../pricing/price-board';
import { assertMayEditProductFields } from './product-change.policy';
import { lockProducts } from './product-record.repository';
import { changedFields, metalsDespiteMark, type ProductFields, type ProductRecord } from './product-record';
import { saveProducts } from './save-products';

type ChangedMany = Omit<AnswerOf<typeof productBulkEdit>, 'message'>;

/**
 * Gives up to 500 converters the same values, and answers how many became different. Those that are not there are
 * named, as are those that would be marked as without precious metal beside their assays; the others are changed all
 * the same. 403 when one of them would change beyond the user's rights, 400 for an unknown type: then nothing is
 * changed.
 */
export async function changeProducts(
  unit: UnitOfWork,
  session: Session,
  ids: readonly string[],
  wanted: Partial<ProductFields>,
  board: PriceBoard,
): Promise<ChangedMany> {
  const asked = [...new Set(ids.map((id) => id.toLowerCase()))];
  const records = await lockProducts(unit.trx, asked);
  const changes = records
    .map((before) => ({ before, patch: changedFields(before, wanted) }))
    .filter(({ patch }) => Object.keys(patch).length);
  for (const { patch } of changes) assertMayEditProductFields(session, patch);
  const contradictions = changes.flatMap(({ before, patch }) => contradiction(before, patch));
  const contradicted = new Set(contradictions.map(({ id }) => id));
  const free = changes.filter(({ before }) => !contradicted.has(before.productId));
  await saveProducts(unit, free, board);
  const found = new Set(records.map(({ productId }) => productId));
  const missing = asked
    .filter((id) => !found.has(id))
    .map((id) => ({ id, error: 'This converter was not found.' }));
  return { changed: free.length, refused: [...missing, ...contradictions] };
}

/** Why a converter is not marked as without precious metal among many, where nobody is asked; nothing otherwise. */
function contradiction(before: ProductRecord, patch: Partial<ProductFields>): ChangedMany['refused'] {
  const metals = patch.isWithoutMetal ? metalsDespiteMark({ ...before, ...patch }) : '';
  if (!metals) return [];
  const error = `${before.oem} has ${metals}. Mark it in its own form if it is worth nothing all the same.`;
  return [{ id: before.productId, error }];
}
