import type { InvoiceDetail } from '@washcoat/contract-invoicing';
import { renderPdf } from '@washcoat/contract-files';
import type { Platform } from '@washcoat/service-kit';
import { invoicePage } from './invoice-page';

/** The seeds' scale of the invoice on A4. */
const SCALE = 0.7;

/** The invoice as PDF, rendered by the files service. */
export async function printInvoice(
  { services, timezone }: Pick<Platform, 'services' | 'timezone'>,
  invoice: InvoiceDetail,
): Promise<Buffer> {
  const page = await invoicePage(invoice, timezone);
  return services.post('files', renderPdf.path, { html: page, scale: SCALE });
}
