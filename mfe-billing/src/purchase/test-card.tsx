import { ConfirmDialog, Notice, SelectField, Stack } from '@washcoat/ui';
import { useEffect, useState } from 'react';
import type { CardFields } from './card';
import { useConfirmTestPaymentMutation } from './purchase.api';

const cards = [
  { value: 'success', label: '•••• 4242', note: 'is charged', last: '4242' },
  { value: 'decline', label: '•••• 0002', note: 'is declined', last: '0002' },
  { value: 'confirm', label: '•••• 3155', note: 'asks to confirm', last: '3155' },
];

interface Asked {
  clientSecret: string;
  answered: () => void;
}

/** Cards of nobody, for demonstrations: no number is entered and nothing is charged. */
export function TestCard({ onReady }: { onReady: (fields: CardFields) => void }) {
  const [chosen, setChosen] = useState('success');
  const [asked, setAsked] = useState<Asked>();
  const [answer, { isLoading }] = useConfirmTestPaymentMutation();
  useEffect(() => {
    const card = cards.find(({ value }) => value === chosen);
    onReady({
      name: async () => ({
        paymentId: `pm_test_${chosen}_${crypto.randomUUID().replaceAll('-', '')}`,
        card: card?.last ?? '',
        brand: 'visa',
        expiry: '12/34',
      }),
      confirm: (clientSecret) => new Promise((answered) => setAsked({ clientSecret, answered })),
    });
  }, [chosen, onReady]);
  const say = async (isConfirmed: boolean) => {
    if (!asked) return;
    await answer({ clientSecret: asked.clientSecret, isConfirmed });
    setAsked(undefined);
    asked.answered();
  };
  return (
    <Stack>
      <Notice tone="warning">TEST: no real card is charged here. Choose what the card does.</Notice>
      <SelectField label="Test card" size={44} options={cards} value={chosen} onChange={setChosen} />
      <ConfirmDialog
        isOpen={asked !== undefined}
        title="TEST: confirm the payment"
        question="Here the bank of the card asks its holder to confirm the payment."
        confirmLabel="Confirm payment"
        cancelLabel="Refuse"
        kind="main"
        busy={isLoading}
        onConfirm={() => void say(true)}
        onCancel={() => void say(false)}
      />
    </Stack>
  );
}
