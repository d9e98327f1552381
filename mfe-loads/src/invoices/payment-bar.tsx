import { Button, formatMoney, StickyBar } from '@washcoat/ui';
import styled from 'styled-components';
import { paymentFormId } from './payment-form';
import type { usePaymentForm } from './use-payment-form';

const Balance = styled.div`
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.text2};

  & > strong {
    display: block;
    ${({ theme }) => theme.text.t16}
    ${({ theme }) => theme.font.tabular}
    color: ${({ theme }) => theme.color.text};
  }
`;

export interface PaymentBarProps {
  /** Absent for those who see no sums. */
  balance?: number;
  /** What was paid too much, and the seller owes. */
  credit?: number;
  /** The form that the button sends; absent where nothing can be paid. */
  payment?: ReturnType<typeof usePaymentForm>;
  isFormShown: boolean;
  onOpenForm: () => void;
}

/** The balance and the main action, always in reach of the thumb. */
export function PaymentBar({ balance, credit, payment, isFormShown, onOpenForm }: PaymentBarProps) {
  return (
    <StickyBar>
      {balance === undefined ? (
        <span />
      ) : (
        <Balance>
          {credit ? 'Credit owed' : 'Balance'} <strong>{formatMoney(credit || balance)}</strong>
        </Balance>
      )}
      {payment && isFormShown && (
        <Button kind="main" size={44} type="submit" form={paymentFormId} busy={payment.isSaving}>
          {payment.label}
        </Button>
      )}
      {payment && !isFormShown && (
        <Button kind="main" size={44} onClick={onOpenForm}>
          Add payment
        </Button>
      )}
    </StickyBar>
  );
}
