import { Navigate, rememberedQuery, useLocation } from '@washcoat/platform-sdk';
import { useState } from 'react';
import { FILTERS, hasFilters } from './invoice-filters';
import { InvoiceList } from './invoice-list';
import { variantOf } from './invoice-variant';

/** The invoices of the list that the address names. Opened without filters it starts with the remembered ones. */
export default function InvoiceListScreen() {
  const { pathname, search, key } = useLocation();
  const [start] = useState(() => ({ key, kept: rememberedQuery(FILTERS) }));
  const variant = variantOf(pathname);
  const query = new URLSearchParams(search);
  if (start.kept && start.key === key && !hasFilters(query)) {
    new URLSearchParams(start.kept).forEach((value, name) => query.set(name, value));
    return <Navigate to={{ pathname, search: query.toString() }} replace />;
  }
  return <InvoiceList key={variant} variant={variant} />;
}
