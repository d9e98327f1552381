import type { InvoiceDetail } from '@washcoat/contract-invoicing';
import { html, interFontFaces, Markup, paperBase } from '@washcoat/paper';
import { invoiceSheet, invoiceSheetStyle } from '@washcoat/paper/invoice';

/** The sheet of an invoice as a page that needs nothing from outside; days are those of `timezone`. */
export async function invoicePage(invoice: InvoiceDetail, timezone: string): Promise<string> {
  const style = new Markup(`${await interFontFaces()}${paperBase} .sheet { ${invoiceSheetStyle} }`);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${invoice.invoiceNo ?? `Pending: ${invoice.loadName}`}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <main class="sheet">${invoiceSheet(invoice, timezone)}</main>
      </body>
    </html>`.text;
}
