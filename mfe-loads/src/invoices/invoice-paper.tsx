import type { InvoiceDetail } from '@washcoat/contract-invoicing';
import { invoiceSheet, type DrawnPrice } from '@washcoat/paper/invoice';
import { html } from '@washcoat/paper/markup';
import { installationZone, Paper } from '@washcoat/ui';
import { useMemo, type MouseEvent } from 'react';
import { useExplainItem } from '../item-price/explain-item';
import { itemName } from '../items/item-words';
import { Sheet } from './invoice-paper.style';

/** A price that opens how it came about; in print it is the figure alone. */
const explainedPrice: DrawnPrice = (text, item) =>
  html`<button
    type="button"
    class="explained"
    data-item="${item.itemId}"
    aria-label="${text}, Price of ${itemName(item)}: how it came about"
  >
    ${text}
  </button>`;

/** The invoice as it is printed, exported and mailed: its markup is written by the renderer of them all. */
export function InvoicePaper({ invoice }: { invoice: InvoiceDetail }) {
  const explain = useExplainItem();
  const price = explain ? explainedPrice : undefined;
  const sheet = useMemo(
    // What was entered is escaped by the renderer, which is tried with markup in every field.
    () => ({ __html: invoiceSheet(invoice, installationZone(), price).text }),
    [invoice, price],
  );
  const explainPressed = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element ? target.closest('[data-item]') : null;
    const item = invoice.items.find(({ itemId }) => itemId === pressed?.getAttribute('data-item'));
    if (item) explain?.(item);
  };
  return (
    <Paper>
      <Sheet aria-label="Invoice" dangerouslySetInnerHTML={sheet} onClick={explainPressed} />
    </Paper>
  );
}
