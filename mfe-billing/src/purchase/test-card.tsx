import { Notice, SelectField, Stack } from '@washcoat/ui';
import { useEffect, useState } from 'react';
import type { CardFields } from './card';
import { TestConfirm } from './test-confirm';

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
  const close = () => {
    setAsked(undefined);
    asked?.answered();
  };
  return (
    <Stack>
      <Notice tone="warning">TEST: no real card is charged here. Choose what the card does.</Notice>
      <SelectField label="Test card" size={44} options={cards} value={chosen} onChange={setChosen} />
      <TestConfirm clientSecret={asked?.clientSecret} onAnswered={close} />
    </Stack>
  );
}
