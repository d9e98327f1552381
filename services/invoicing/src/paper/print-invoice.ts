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
  return printPage({ services }, await invoicePage(invoice, timezone));
}

/** A page of the service as PDF, all at the one scale. */
export async function printPage({ services }: Pick<Platform, 'services'>, page: string): Promise<Buffer> {
  return services.post('files', renderPdf.path, { html: page, scale: SCALE });
}
