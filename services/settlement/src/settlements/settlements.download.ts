import { settlement, settlementExport } from '@washcoat/contract-settlement';
import { badInput, exportColumnsOf, exportFile, type Download, type Service } from '@washcoat/service-kit';
import { presentSettlement } from './settlement.presenter';
import { everySettlement, type SettlementFilters } from './settlement.repository';

/** The list type of completed settlements; 1 is that of open ones. */
const COMPLETED = 2;

/**
 * What a list is cut down by, as it was asked for.
 *
 * @throws Problem 400 for an end before the start
 */
export function filtersOf({
  type,
  ...filters
}: Omit<SettlementFilters, 'isComplete'> & { type: number }): SettlementFilters {
  const { from, to } = filters;
  if (from !== undefined && to !== undefined && to < from)
    throw badInput({ to: 'The end date cannot precede the start date' });
  return { isComplete: type === COMPLETED, ...filters };
}

/** A list of settlements whole, as its noun declares its columns: read page by page while the file is sent. */
export const settlementsDownload = ({ platform }: Service): Download => ({
  call: settlementExport,
  async make({ database, session }, input) {
    const { format, columns: chosen, ...asked } = settlementExport.input.parse(input);
    const filters = filtersOf(asked);
    return exportFile({
      fileName: filters.isComplete ? 'settlements-completed' : 'settlements-open',
      ...{ format, chosen, timeZone: platform.timezone },
      columns: exportColumnsOf(settlement),
      rows: shown(everySettlement(database, session, filters)),
    });
  },
});

async function* shown(rows: ReturnType<typeof everySettlement>) {
  for await (const row of rows) yield presentSettlement(row);
}
