import { lotUpdate, paymentSplit, type Invoice } from '@washcoat/contract-invoicing';
import { allows } from '@washcoat/contract-kernel';
import { chosenActionsOf, useSession, type Action } from '@washcoat/platform-sdk';
import { useState } from 'react';
import { LotDialog } from './lot.dialog';
import { SplitPaymentDialog } from './split-payment.dialog';
import type { InvoiceVariant } from './invoice-variant';

const idOf = ({ loadId }: Invoice) => loadId;
const noRow = () => undefined;

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
  const session = useSession();
  const [asked, setAsked] = useState<'pay' | 'lots' | null>(null);
  const mayStamp = variant !== 'pending' && allows(lotUpdate.access, session);
  const mayPay = variant !== 'pending' && variant !== 'sage' && allows(paymentSplit.access, session);
  const actions: Action<Invoice>[] = [
    {
      id: 'update-lots',
      of: 'chosen',
      label: 'Update Lot Info',
      shortcut: 'L',
      right: () => mayStamp,
      run: () => setAsked('lots'),
    },
    {
      id: 'split-payment',
      of: 'chosen',
      label: 'Record one payment',
      shortcut: 'P',
      right: () => mayPay,
      refusalFor: () => refusalOf(rows),
      run: () => setAsked('pay'),
    },
  ];
  const close = () => setAsked(null);
  const done = () => {
    close();
    onDone();
  };
  return {
    mayChoose: mayStamp || mayPay,
    actions: chosenActionsOf(actions, session, rows.map(idOf), noRow),
    dialog:
      asked === 'pay' ? (
        <SplitPaymentDialog invoices={rows} onDone={done} onClose={close} />
      ) : asked === 'lots' ? (
        <LotDialog loadIds={rows.map(idOf)} onDone={done} onClose={close} />
      ) : null,
  };
}
