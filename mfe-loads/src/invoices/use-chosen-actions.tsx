import { lotUpdate, paymentSplit, type Invoice } from '@washcoat/contract-invoicing';
import { useAllowed, type OfferedAction } from '@washcoat/platform-sdk';
import { useState } from 'react';
import { LotDialog } from './lot.dialog';
import { SplitPaymentDialog } from './split-payment.dialog';
import type { InvoiceVariant } from './invoice-variant';

/** Why the chosen invoices can not be paid by one payment; undefined when they can. */
function refusalOf(rows: readonly Invoice[]): string | undefined {
  if (new Set(rows.map(({ companyId }) => companyId)).size > 1)
    return 'A payment is of one company. Choose invoices of one company only.';
  return rows.some(({ balance, type }) => type !== 4 || balance === undefined || balance <= 0)
    ? 'Choose invoices that are open.'
    : undefined;
}

/** What can be done with the chosen invoices of a list, and the dialog that it opens. */
export function useChosenActions(variant: InvoiceVariant, rows: readonly Invoice[], onDone: () => void) {
  const [asked, setAsked] = useState<'pay' | 'lots' | null>(null);
  const mayPay = useAllowed(paymentSplit.access) && variant !== 'pending' && variant !== 'sage';
  const mayStamp = useAllowed(lotUpdate.access) && variant !== 'pending';
  const pay: OfferedAction = {
    id: 'split-payment',
    label: 'Record one payment',
    name: 'Record one payment',
    shortcut: 'P',
    refusal: refusalOf(rows),
    run: () => setAsked('pay'),
  };
  const stamp: OfferedAction = {
    id: 'update-lots',
    label: 'Update Lot Info',
    name: 'Update Lot Info',
    shortcut: 'L',
    run: () => setAsked('lots'),
  };
  const close = () => setAsked(null);
  const done = () => {
    close();
    onDone();
  };
  return {
    actions: [...(mayStamp ? [stamp] : []), ...(mayPay ? [pay] : [])],
    dialog:
      asked === 'pay' ? (
        <SplitPaymentDialog invoices={rows} onDone={done} onClose={close} />
      ) : asked === 'lots' ? (
        <LotDialog invoices={rows} onDone={done} onClose={close} />
      ) : null,
  };
}
