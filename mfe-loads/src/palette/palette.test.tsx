import { invoiceList } from '@washcoat/contract-invoicing';
import { loadList, loadTypes } from '@washcoat/contract-loads';
import { answers, fakeApi } from '@washcoat/platform-sdk/testing';
import { listed as anInvoice } from '../invoices/invoice.fixture';
import { aLoad, listed } from '../testing/loads.fixture';
import carts from './carts.palette';
import invoices from './invoices.palette';
import quotes from './quotes.palette';
import requests from './requests.palette';

const signal = new AbortController().signal;

it.each([
  ['carts', carts, loadTypes.cart],
  ['quotes', quotes, loadTypes.quote],
  ['requests', requests, loadTypes.request],
])('finds %s by name, with customer and status', async (_kind, source, type) => {
  const load = aLoad();
  const server = fakeApi(answers(loadList, listed(load)));
  expect(await source.search('harlan', signal)).toMatchObject([
    {
      title: 'Harlan yard pickup',
      detail: `${load.companyName}, in process`,
      route: `/load/${load.loadId}`,
    },
  ]);
  expect(server.callsOf(loadList)).toMatchObject([
    { input: { text: 'harlan', type: `${type}`, count: '5' } },
  ]);
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
