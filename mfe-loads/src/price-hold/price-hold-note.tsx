import { loadTypes } from '@washcoat/contract-loads';
import { Button, DateText } from '@washcoat/ui';
import { Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useOpenLoad } from '../load-detail/load-context';
import { HoldPricesDialog, type HoldStep } from './hold-prices.dialog';
import { remainingWords } from './remaining-words';
import { useRemaining } from './use-remaining';

const Note = styled.section<{ $isOver: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  border: 1px solid ${({ theme, $isOver }) => ($isOver ? theme.color.warning.line : theme.color.info.line)};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme, $isOver }) => ($isOver ? theme.color.warning.soft : theme.color.info.soft)};
  color: ${({ theme, $isOver }) => ($isOver ? theme.color.warning.text : theme.color.info.text)};

  & > svg {
    flex: none;
  }
  & > p {
    flex: 1 1 220px;
  }
  & strong {
    ${({ theme }) => theme.font.tabular}
  }
`;

/** How long a quote holds its prices still, to both sides; once it is over, the way to new ones. */
export function PriceHoldNote({ size }: { size?: 44 }) {
  const { load, rights } = useOpenLoad();
  const [step, setStep] = useState<HoldStep | null>(null);
  const { heldUntil } = load;
  const left = useRemaining(heldUntil);
  if (load.type !== loadTypes.quote || !heldUntil || left === null) return null;
  const isOver = left === 0;
  const maySend = rights.party === 'buyer' && rights.canEditDetails;
  const offer = (name: HoldStep, words: string, isMain = false) => (
    <Button size={size} kind={isMain ? 'main' : 'plain'} onClick={() => setStep(name)}>
      {words}
    </Button>
  );
  return (
    <Note aria-label="Held prices" $isOver={isOver}>
      {isOver ? <LockOpen size={16} aria-hidden /> : <Lock size={16} aria-hidden />}
      {isOver ? (
        <p role="status">
          <strong>The prices are not held any more.</strong> They were until{' '}
          <DateText value={heldUntil} format="moment" />.{' '}
          {rights.party === 'seller' && 'The buyer has to price it again.'}
        </p>
      ) : (
        <p>
          Prices held for <strong role="timer">{remainingWords(left)}</strong>, until{' '}
          <DateText value={heldUntil} format="moment" />
        </p>
      )}
      {maySend && !isOver && offer('send', 'Hold longer')}
      {maySend && isOver && offer('send', 'Send again as it is')}
      {maySend && isOver && offer('reprice', 'Price again', true)}
      {step && <HoldPricesDialog step={step} onClose={() => setStep(null)} />}
    </Note>
  );
}
