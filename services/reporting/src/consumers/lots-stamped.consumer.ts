import { lotsStamped } from '@washcoat/contract-invoicing';
import { keepCopy } from '@washcoat/service-kit';

/** Keeps which lots the converters of an order went into, whether the order is here already or not. */
export const keepLots = keepCopy({
  name: 'keep-lots',
  event: lotsStamped,
  table: 'lot_copy',
  key: 'load_id',
  columns: ({ loadId, version, loadInfo, dieselLot, ceramicLot, foilLot, afmLot }) => ({
    load_id: loadId,
    version,
    load_info: loadInfo,
    diesel_lot: dieselLot,
    ceramic_lot: ceramicLot,
    foil_lot: foilLot,
    afm_lot: afmLot,
  }),
});
