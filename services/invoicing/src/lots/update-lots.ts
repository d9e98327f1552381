import type { Session } from '@washcoat/contract-entities';
import { lotsStamped, type lotUpdate } from '@washcoat/contract-invoicing';
import type { InputOf } from '@washcoat/contract-kernel';
import { notFound, type UnitOfWork } from '@washcoat/service-kit';
import { raw } from 'objection';
import { InvoiceModel } from '../invoices/invoice.model';
import { lockVisibleInvoices } from '../invoices/invoice.repository';

/** Stamps the lots that are given on the chosen invoices, on all of them or on none. What is not given stays; all are told. */
export async function updateLots(
  { trx, now, audit, publish }: Pick<UnitOfWork, 'trx' | 'now' | 'audit' | 'publish'>,
  session: Session,
  { loadIds, loadInfo, dieselLot, ceramicLot, foilLot, afmLot }: InputOf<typeof lotUpdate>,
): Promise<void> {
  const wanted = [...new Set(loadIds.map((id) => id.toLowerCase()))];
  const found = await lockVisibleInvoices(trx, session, wanted);
  if (found.length < wanted.length) throw notFound('One of these invoices');
  const lots = { loadInfo, dieselLot, ceramicLot, foilLot, afmLot };
  const given: Partial<typeof lots> = Object.fromEntries(Object.entries(lots).filter(([, lot]) => lot));
  await InvoiceModel.query(trx)
    .whereIn(InvoiceModel.columns.loadId, wanted)
    .patch({ ...given, updatedDate: now, version: raw('version + 1') });
  for (const before of found) {
    const { loadId } = before;
    await publish(lotsStamped, loadId, {
      loadId,
      loadInfo: given.loadInfo ?? before.loadInfo,
      dieselLot: given.dieselLot ?? before.dieselLot,
      ceramicLot: given.ceramicLot ?? before.ceramicLot,
      foilLot: given.foilLot ?? before.foilLot,
      afmLot: given.afmLot ?? before.afmLot,
      version: before.version + 1,
    });
    await audit({ action: 'stamp lots', entity: 'invoice', entityId: loadId, after: given });
  }
}
