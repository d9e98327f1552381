import type { productHistory } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import type { HistoryEntry, InputOf } from '@washcoat/contract-kernel';
import { auditTrail, mapPage, notFound, type Page } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { hiddenProductFields } from './product-change.policy';
import { mayListInactive } from './product.policy';
import { findProduct } from './product.repository';

/** Who changed a converter and what, newest first, without fields that the user may not see. 404 for an unknown one. */
export async function listProductHistory(
  database: Knex,
  session: Session,
  { productId, ...page }: InputOf<typeof productHistory>,
): Promise<Page<HistoryEntry>> {
  const product = await findProduct(database, productId, mayListInactive(session));
  if (!product) throw notFound('This converter');
  const hidden = hiddenProductFields(session);
  const trail = await auditTrail(database, { entity: 'product', entityId: product.productId, ...page });
  return mapPage(trail, (entry) => ({
    ...entry,
    changes: entry.changes.filter(({ field }) => !hidden.includes(field)),
  }));
}
