import { receipt } from '@washcoat/contract-billing';
import { renderPdf } from '@washcoat/contract-files';
import type { Download, Service } from '@washcoat/service-kit';
import { findPurchase } from '../purchases/purchase.repository';
import { refundsOf } from '../purchases/refund.repository';
import { findPayment } from './payment.repository';
import { assertHasReceipt } from './receipt';
import { receiptNumber, receiptPage } from './receipt-page';

const SCALE = 0.8;

/** The receipt of a card payment as PDF, rendered by the files service and named by its number. */
export const receiptDownload = ({ platform }: Service): Download => ({
  call: receipt,
  async make({ database, session }, input) {
    const { transactionId } = receipt.input.parse(input);
    const payment = await findPayment(database, session, transactionId);
    assertHasReceipt(payment);
    const purchase = await findPurchase(database, transactionId);
    const refunds = await refundsOf(database, transactionId);
    const page = await receiptPage({ payment, purchase: purchase ?? null, refunds }, platform.timezone);
    return {
      fileName: `Receipt ${receiptNumber(transactionId)}.pdf`,
      contentType: 'application/pdf',
      body: await platform.services.post('files', renderPdf.path, { html: page, scale: SCALE }),
    };
  },
});
