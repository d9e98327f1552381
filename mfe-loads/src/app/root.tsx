import { lazyScreen, Route, Routes } from '@washcoat/platform-sdk';
import { LoadsRedirect } from './loads-redirect';

const CreateCartScreen = lazyScreen(() => import('../create-cart/create-cart.screen'));
const SellScreen = lazyScreen(() => import('../requests/sell.screen'));
const CartListScreen = lazyScreen(() => import('../carts/cart-list.screen'));
const LoadDetailScreen = lazyScreen(() => import('../load-detail/load-detail.screen'));
const InvoiceListScreen = lazyScreen(() => import('../invoices/invoice-list.screen'));
const InvoiceDetailScreen = lazyScreen(() => import('../invoices/invoice-detail.screen'));

const loadPaths = ['/load/:loadId?', '/loads/load/:loadId?', '/my-cart/load/:loadId?'];
const cartListPaths = ['/loads/active-load', '/loads/reports', '/loads/my-cart'];
const invoiceListPaths = [
  '/invoices',
  '/invoices/pending',
  '/invoices/settled',
  '/invoices/franchise',
  '/invoices/myInvoices',
  '/config/sageinvoice',
];
const invoicePaths = [
  '/invoices/load/:loadId',
  '/invoices/settled/load/:loadId',
  '/invoices/Franchise/load/:loadId',
  '/invoices/pdf/:loadId',
];

/** The pages of carts, loads and invoices. */
export function Root() {
  return (
    <Routes>
      <Route path="/loads" element={<LoadsRedirect />} />
      <Route path="/loads/create-load" element={<CreateCartScreen />} />
      <Route path="/loads/sell" element={<SellScreen />} />
      {cartListPaths.map((path) => (
        <Route key={path} path={path} element={<CartListScreen />} />
      ))}
      {loadPaths.map((path) => (
        <Route key={path} path={path} element={<LoadDetailScreen />} />
      ))}
      {invoiceListPaths.map((path) => (
        <Route key={path} path={path} caseSensitive element={<InvoiceListScreen />} />
      ))}
      {invoicePaths.map((path) => (
        <Route key={path} path={path} caseSensitive element={<InvoiceDetailScreen />} />
      ))}
      <Route path="*" element={null} />
    </Routes>
  );
}
