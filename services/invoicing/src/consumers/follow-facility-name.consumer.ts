import { facilityChanged } from '@washcoat/contract-entities';
import { consumer } from '@washcoat/service-kit';
import { InvoiceModel } from '../invoices/invoice.model';
import { FacilityNumberModel } from '../numbers/facility-number.model';
import { reserveFacilityCode } from '../numbers/facility-number.repository';

const { columns: i } = InvoiceModel;
const { columns: n } = FacilityNumberModel;

/**
 * The invoices of a facility are found and seen by its name and city of today, which users and roles go by; papers
 * keep what was printed. An older version that arrives late changes nothing, and an order that was under way takes the
 * name of today (`takeSnapshot`).
 */
export const followFacilityName = consumer({
  name: 'follow-facility-name',
  event: facilityChanged,
  handle: async ({ trx }, { facilityId, name, city, version }) => {
    await reserveFacilityCode(trx, { facilityId, city });
    const isNewer = await FacilityNumberModel.query(trx)
      .findById(facilityId)
      .where(n.facilityVersion, '<', version)
      .patch({ facilityVersion: version, name, city });
    if (!isNewer) return;
    await InvoiceModel.query(trx)
      .where(i.facilityId, facilityId)
      .whereRaw('(??, ??) is distinct from (?, ?)', [i.facilityName, i.facilityCity, name, city])
      .patch({ facilityName: name, facilityCity: city });
  },
});
