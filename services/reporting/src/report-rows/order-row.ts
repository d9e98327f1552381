import type { LoadSnapshot } from '@washcoat/contract-loads';
import { isBought, orZero } from '@washcoat/metals';
import { statement } from '@washcoat/service-kit';
import { orderSumNames } from '../sums/rollup';
import { piecesOf } from './rows-of-load';

const columns = [
  'load_id',
  'version',
  'type',
  'load_name',
  'completed_at',
  'company_id',
  'company_name',
  'facility_name',
  'facility_city',
  'facility_company_id',
  'assistant_id',
  'assistant_name',
  ...orderSumNames,
  'due_from',
] as const;

const list = columns.join(', ');
const keepRow = statement<'row'>(`insert into order_row (${list})
  select ${list} from jsonb_populate_record(null::order_row, :row::jsonb)
  on conflict (load_id) do update set (${list}) = (${columns.map((name) => `excluded.${name}`).join(', ')})
  where order_row.version < excluded.version`);

/**
 * What keeps an order as it is told: its groups, its total, and when its buyer completed it, or its seller finished it
 * while that has not happened. An older version that comes late changes nothing.
 *
 * @throws Error when the order says neither: such an event is malformed and must be looked at
 */
export const keepOrder = (load: LoadSnapshot) => keepRow({ row: JSON.stringify(orderRowOf(load)) });

function orderRowOf(load: LoadSnapshot): Record<(typeof columns)[number], unknown> {
  const completedAt = load.buyerFinalisedDate ?? load.sellerFinalisedDate;
  if (!completedAt) throw new Error(`The order ${load.loadId} says not when it was finished.`);
  const { invoioceItemDetails: details } = load;
  return {
    load_id: load.loadId,
    version: load.version,
    type: load.type,
    load_name: load.loadName,
    completed_at: completedAt,
    company_id: load.companyId,
    company_name: load.companyName,
    facility_name: load.facilityName,
    facility_city: load.facilityCity,
    facility_company_id: load.facilityCompanyId,
    assistant_id: load.assistantId,
    assistant_name: [load.assistantFirstName, load.assistantLastName].filter(Boolean).join(' '),
    pieces: piecesBought(load).toNumber(),
    ceramic_units: details.ceramicUnitCount,
    ceramic_value: details.ceramicValue,
    diesel_units: details.dieselUnitCount,
    diesel_value: details.dieselValue,
    foil_units: plus(details.domesticFoilLBS, details.importFoilLBS),
    foil_value: plus(details.domesticFoilValue, details.importFoilValue),
    afmkt_units: details.afmktUnitCount,
    afmkt_value: details.afmktValue,
    misc_units: details.miscUnitCount,
    misc_value: details.miscValue,
    domestic_foil_pieces: details.totalDomesticFoilPieces,
    domestic_foil_units: details.domesticFoilLBS,
    domestic_foil_value: details.domesticFoilValue,
    import_foil_pieces: details.totalImportFoilPieces,
    import_foil_units: details.importFoilLBS,
    import_foil_value: details.importFoilValue,
    test_units: details.testUnits,
    pulled_units: details.pulledUnits,
    subtotal: load.subtotal,
    grandtotal: load.grandtotal,
    due_from: load.payForwardDate,
  };
}

const plus = (one: number, other: number) => orZero(one).plus(orZero(other)).toNumber();

const piecesBought = ({ items }: LoadSnapshot) =>
  items.filter(isBought).reduce((pieces, item) => pieces.plus(piecesOf(item)), orZero(0));
