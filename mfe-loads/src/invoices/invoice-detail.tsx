import { paymentAdd, type InvoiceDetail as Invoice } from '@washcoat/contract-invoicing';
import { useAllowed } from '@washcoat/platform-sdk';
import { breakpoints, Page, Stack, Tabs, TwoColumn, useIsNarrow } from '@washcoat/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { roomBelowToasts } from '../app/toast-room.style';
import { EarlierPricesButton } from '../earlier-prices/earlier-prices-button';
import { ItemPrices } from '../item-price/item-prices';
import { BooksNotice } from './books-notice';
import { InvoicePaper } from './invoice-paper';
import { PaymentBar } from './payment-bar';
import { PaymentForm } from './payment-form';
import { PaymentStatus } from './payment-status';
import { PaymentTable } from './payment-table';
import { RevisionCard } from './revision-card';
import { usePaymentForm } from './use-payment-form';

const Desk = styled.div<{ $isAway: boolean }>`
  padding: ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.sunken};

  @media screen {
    ${({ $isAway }) => $isAway && 'display: none;'}
  }
  @media screen and (max-width: ${breakpoints.phone - 0.02}px) {
    padding: 0;
    overflow: hidden;
  }
  @media print {
    padding: 0;
    border: 0;
    background: none;
  }
`;

const Room = styled(Page)`
  ${roomBelowToasts}
`;

const OnScreen = styled.div<{ $isAway: boolean }>`
  min-width: 0;
  ${({ $isAway }) => $isAway && 'display: none;'}

  @media print {
    display: none;
  }
`;

const sections = [
  { id: 'paper', label: 'Invoice' },
  { id: 'money', label: 'Payments' },
] as const;

export interface InvoiceDetailProps {
  invoice: Invoice;
  /** To the next invoice of the list that it was opened from; absent where there is none. */
  onPaid?: () => void;
  /** Whether the next payment is typed at once; `onStarted` is told when its form has the focus. */
  startsAtPayment: boolean;
  onStarted: () => void;
}

/** The paper beside the money; on a phone one of them at a time. */
export function InvoiceDetail({ invoice, onPaid, startsAtPayment, onStarted }: InvoiceDetailProps) {
  const isPhone = useIsNarrow(breakpoints.phone);
  const [section, setSection] = useState<string>('paper');
  const mayPay = useAllowed(paymentAdd.access) && invoice.type === 4;
  const payment = usePaymentForm(invoice, onPaid);
  const { setFocus } = payment.form;
  useEffect(() => {
    if (!startsAtPayment) return;
    setFocus('referenceNumber');
    onStarted();
  }, [startsAtPayment, onStarted, setFocus]);
  const isShown = (id: string) => !isPhone || section === id;
  const { balance, creditOwed } = invoice;
  const isPayable = mayPay && invoice.status !== 'settled' && invoice.status !== 'overpaid';
  const areSumsShown = balance !== undefined;
  return (
    <Room>
      {isPhone && (
        <OnScreen $isAway={false}>
          <Tabs label="Sections" tabs={sections} current={section} onChange={setSection} />
        </OnScreen>
      )}
      <TwoColumn $right={380}>
        <Desk $isAway={!isShown('paper')}>
          <ItemPrices loadId={invoice.loadId}>
            <InvoicePaper invoice={invoice} />
          </ItemPrices>
        </Desk>
        <OnScreen $isAway={!isShown('money')}>
          <Stack>
            <BooksNotice invoice={invoice} />
            {areSumsShown && <PaymentStatus invoice={invoice} hasPill={isPhone} />}
            <PaymentTable loadId={invoice.loadId} credit={creditOwed} canChange={mayPay} isTouch={isPhone} />
            {isPayable && <PaymentForm balance={balance} payment={payment} isTouch={isPhone} />}
            <EarlierPricesButton loadId={invoice.loadId} />
            <RevisionCard loadId={invoice.loadId} revisions={invoice.revisions} />
          </Stack>
        </OnScreen>
      </TwoColumn>
      {isPhone && (
        <PaymentBar
          balance={balance}
          credit={creditOwed}
          payment={isPayable ? payment : undefined}
          isFormShown={section === 'money'}
          onOpenForm={() => setSection('money')}
        />
      )}
    </Room>
  );
}
