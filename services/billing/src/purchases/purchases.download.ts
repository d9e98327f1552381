import { purchaseExport, purchaseNoun } from '@washcoat/contract-billing';
import { exportColumnsOf, exportFile, presented, type Download, type Service } from '@washcoat/service-kit';
import { rangeOf } from '../operations/moment-range';
import { everyPurchase } from './purchase-list.repository';

/** What was bought in a range, a line each for the books, as its noun declares it: read page by page while it is sent. */
export const purchasesDownload = ({ platform }: Service): Download => ({
  call: purchaseExport,
  async make({ database, now }, input) {
    const { format, columns: chosen, from, to, ...filters } = purchaseExport.input.parse(input);
    return exportFile({
      fileName: 'purchases',
      ...{ format, chosen, timeZone: platform.timezone },
      columns: exportColumnsOf(purchaseNoun),
      rows: shown(everyPurchase(database, rangeOf({ from, to }, now), filters)),
    });
  },
});

async function* shown(rows: ReturnType<typeof everyPurchase>) {
  for await (const row of rows) yield presented(purchaseNoun, row);
}
