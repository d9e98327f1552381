import { ConfirmDialog } from '@washcoat/ui';
import { useConfirmTestPaymentMutation } from './purchase.api';

export interface TestConfirmProps {
  /** Of the payment that is to be confirmed; without one nothing is asked. */
  clientSecret: string | undefined;
  onAnswered: () => void;
}

/** Where the bank of a card asks its holder to confirm a payment: for demonstrations. */
export function TestConfirm({ clientSecret, onAnswered }: TestConfirmProps) {
  const [answer, { isLoading }] = useConfirmTestPaymentMutation();
  const say = async (isConfirmed: boolean) => {
    if (clientSecret === undefined) return;
    await answer({ clientSecret, isConfirmed });
    onAnswered();
  };
  return (
    <ConfirmDialog
      isOpen={clientSecret !== undefined}
      title="TEST: confirm the payment"
      question="Here the bank of the card asks its holder to confirm the payment."
      confirmLabel="Confirm payment"
      cancelLabel="Refuse"
      kind="main"
      busy={isLoading}
      onConfirm={() => void say(true)}
      onCancel={() => void say(false)}
    />
  );
}
