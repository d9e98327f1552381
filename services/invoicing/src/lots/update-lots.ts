import type { Session } from '@washcoat/contract-entities';
import type { lotUpdate } from '@washcoat/contract-invoicing';
import type { InputOf } from '@washcoat/contract-kernel';
import { notFound, type UnitOfWork } from '@washcoat/service-kit';
import { lockVisibleInvoices } from '../invoices/invoice.repository';

/** Stamps the lots that are given on the chosen invoices, on all of them or on none. What is not given stays. */
export async function updateLots(
  { trx, now, audit }: Pick<UnitOfWork, 'trx' | 'now' | 'audit'>,
  session: Session,
  { loadIds, loadInfo, dieselLot, ceramicLot, foilLot, afmLot }: InputOf<typeof lotUpdate>,
): Promise<void> {
  const wanted = [...new Set(loadIds.map((id) => id.toLowerCase()))];
  const found = await lockVisibleInvoices(trx, session, wanted);
  if (found.length < wanted.length) throw notFound('One of these invoices');
  const lots = {
    load_info: loadInfo,
    diesel_lot: dieselLot,
    ceramic_lot: ceramicLot,
    foil_lot: foilLot,
    afm_lot: afmLot,
  };
  const given = Object.fromEntries(Object.entries(lots).filter(([, lot]) => lot));
  await trx('invoice')
    .whereIn('load_id', wanted)
    .update({ ...given, updated_date: now, version: trx.raw('version + 1') });
  for (const { load_id } of found)
    await audit({ action: 'stamp lots', entity: 'invoice', entityId: load_id, after: given });
}
