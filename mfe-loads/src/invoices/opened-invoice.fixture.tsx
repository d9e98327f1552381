import { invoiceGet, paymentList, type InvoiceDetail } from '@washcoat/contract-invoicing';
import { Route, Routes } from '@washcoat/platform-sdk';
import { answers, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { store } from '../app/store';
import InvoiceDetailScreen from './invoice-detail.screen';
import { detail, idOf, payments } from './invoice.fixture';

/** What the service answers of an invoice with its two payments. */
export const opened = (invoice: InvoiceDetail = detail()) =>
  answers(invoiceGet, {
    loadDetails: invoice,
    paymentDetails: { list: payments, amountReceived: 2800, balance: invoice.balance },
  });

/** Its payments. */
export const paid = answers(paymentList, {
  list: payments,
  areMoreItemsAvailable: false,
  amountReceived: 2800,
});

const paths = [
  '/invoices/load/:loadId',
  '/invoices/settled/load/:loadId',
  '/invoices/Franchise/load/:loadId',
  '/invoices/pdf/:loadId',
];

/** Opens the page of an invoice. */
export const open = (route = `/invoices/settled/load/${idOf(8)}`, hierarchy = 1, rights: object = {}) =>
  renderWithPlatform(
    <Routes>
      {paths.map((path) => (
        <Route key={path} path={path} element={<InvoiceDetailScreen />} />
      ))}
    </Routes>,
    { route, store, session: { canBuildCart: true, hierarchy, ...rights } },
  );
