import { invoiceList } from '@washcoat/contract-invoicing';
import { paletteSource } from '@washcoat/platform-sdk';
import { formatMoney } from '@washcoat/ui';

export default paletteSource({
  definition: invoiceList,
  ask: (text) => ({ text, type: 4, count: 5 }),
  entriesOf: ({ list }) =>
    list.map(({ loadId, invoiceNo, loadName, companyName, grandtotal }) => ({
      id: loadId,
      title: invoiceNo ?? loadName,
      isCode: invoiceNo !== null,
      detail: companyName,
      figure: grandtotal === undefined ? undefined : formatMoney(grandtotal),
      icon: 'receipt',
      route: `/invoices/settled/load/${loadId}`,
    })),
});
