import type { ConverterChange, productHistory } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { auditTrail, mapPage, notFound, type Page } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { converterChangeOf } from './change-origin';
import { hiddenProductFields } from './product-change.policy';
import { mayListInactive } from './product.policy';
import { findProduct } from './product.repository';

/** Who changed a converter and what, newest first, without fields that the user may not see. 404 for an unknown one. */
export async function listProductHistory(
  database: Knex,
  session: Session,
  { productId, ...page }: InputOf<typeof productHistory>,
): Promise<Page<ConverterChange>> {
  const product = await findProduct(database, productId, mayListInactive(session));
  if (!product) throw notFound('This converter');
  const hidden = hiddenProductFields(session);
  const trail = await auditTrail(database, { entity: 'product', entityId: product.productId, ...page });
  return mapPage(trail, (entry) => {
    const change = converterChangeOf(entry);
    return { ...change, changes: change.changes.filter(({ field }) => !hidden.includes(field)) };
  });
}
