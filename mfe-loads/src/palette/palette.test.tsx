import { invoiceList } from '@washcoat/contract-invoicing';
import { loadList } from '@washcoat/contract-loads';
import { answers, fakeApi } from '@washcoat/platform-sdk/testing';
import { listed as anInvoice } from '../invoices/invoice.fixture';
import { aLoad, listed } from '../testing/loads.fixture';
import carts from './carts.palette';
import invoices from './invoices.palette';

const signal = new AbortController().signal;

it('finds carts by name, with customer and status', async () => {
  const load = aLoad();
  const server = fakeApi(answers(loadList, listed(load)));
  expect(await carts.search('harlan', signal)).toMatchObject([
    {
      title: 'Harlan yard pickup',
      detail: `${load.companyName}, in process`,
      route: `/load/${load.loadId}`,
    },
  ]);
  expect(server.callsOf(loadList)).toMatchObject([{ input: { text: 'harlan', count: '5' } }]);
  server.restore();
});

it('finds invoices by number, with customer and total', async () => {
  const invoice = anInvoice(7, { invoiceNo: 'ATL-000301', companyName: 'Kilgore', grandtotal: 812.75 });
  const server = fakeApi(answers(invoiceList, { ...listed(invoice), next: null }));
  expect(await invoices.search('ATL-0003', signal)).toMatchObject([
    {
      title: 'ATL-000301',
      isCode: true,
      detail: 'Kilgore',
      figure: '$812.75',
      route: `/invoices/settled/load/${invoice.loadId}`,
    },
  ]);
  expect(server.callsOf(invoiceList)).toMatchObject([{ input: { text: 'ATL-0003', type: '4' } }]);
  server.restore();
});
