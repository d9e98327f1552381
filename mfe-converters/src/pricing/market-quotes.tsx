import type { MetalQuote } from '@washcoat/contract-converters';
import { marketSourceWords } from '@washcoat/contract-kernel';
import { problemText, useSession } from '@washcoat/platform-sdk';
import {
  Button,
  ConfirmDialog,
  DateText,
  formatNumber,
  metalName,
  metalOrder,
  Notice,
  Stack,
  toast,
} from '@washcoat/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useDecideQuoteMutation, useMetalQuotesQuery } from './pricing.api';
import { maySetPrices, seesQuotes } from './pricing-rights';

const SAVE_FAILED = 'Oops! Something went wrong. Please try again later';

const Line = styled.p`
  margin: 0;
  ${({ theme }) => theme.text.t12}
  ${({ theme }) => theme.font.tabular}
  color: ${({ theme }) => theme.color.text2};
`;
const Held = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};

  & > span {
    flex: 1 1 260px;
  }
`;

/** Where market prices are read from and what they are, and those that somebody has to look at. */
export function MarketQuotes() {
  const session = useSession();
  const mayDecide = maySetPrices(session) && session.canEditMetalPrices;
  const { data } = useMetalQuotesQuery({}, { skip: !seesQuotes(session) });
  const [asked, setAsked] = useState<{ quote: MetalQuote; isConfirmed: boolean } | null>(null);
  if (!data || data.source === 'manual') return null;
  const { latest, held, failure, readAt } = data;
  return (
    <Stack $gap={2}>
      {latest && (
        <Line>
          Market {marketSourceWords[latest.source]}: {pricesOf(latest)}, of{' '}
          <DateText value={latest.quotedAt} format="moment" />
          {latest.decidedBy && latest.decidedAt && (
            <>
              , confirmed by {latest.decidedBy} on <DateText value={latest.decidedAt} format="moment" />
            </>
          )}
          .
        </Line>
      )}
      {failure && (
        <Notice tone="warning" role="status">
          {failure} Market prices stay as they are.{' '}
          {readAt && (
            <>
              Tried on <DateText value={readAt} format="moment" />.
            </>
          )}
        </Notice>
      )}
      {held.map((quote) => (
        <Notice key={quote.quoteId} tone="warning" role="status">
          <Held>
            <span>
              Held: {pricesOf(quote)}, {marketSourceWords[quote.source]}, of{' '}
              <DateText value={quote.quotedAt} format="moment" />. {quote.reason}
            </span>
            {mayDecide && (
              <>
                <Button onClick={() => setAsked({ quote, isConfirmed: false })}>Refuse</Button>
                <Button onClick={() => setAsked({ quote, isConfirmed: true })}>Confirm</Button>
              </>
            )}
          </Held>
        </Notice>
      ))}
      {asked && <Decide {...asked} onDone={() => setAsked(null)} />}
    </Stack>
  );
}

interface DecideProps {
  quote: MetalQuote;
  isConfirmed: boolean;
  onDone: () => void;
}

function Decide({ quote, isConfirmed, onDone }: DecideProps) {
  const [decide] = useDecideQuoteMutation();
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const title = isConfirmed ? 'Confirm market prices' : 'Refuse market prices';
  const run = async () => {
    setBusy(true);
    try {
      const { message } = await decide({ quoteId: quote.quoteId, isConfirmed }).unwrap();
      toast.success(message);
      onDone();
    } catch (error) {
      setFailure(problemText(error, SAVE_FAILED));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      isOpen
      kind={isConfirmed ? 'main' : undefined}
      title={title}
      question={`${pricesOf(quote)}. ${quote.reason}`}
      consequence={
        isConfirmed
          ? 'They count as the market from then on. Prices in force stay until they are applied.'
          : 'The market stays as it was.'
      }
      confirmLabel={title}
      cancelLabel="Not yet"
      busyLabel={isConfirmed ? 'Confirming' : 'Refusing'}
      busy={isBusy}
      error={failure}
      onConfirm={() => void run()}
      onCancel={onDone}
    />
  );
}

const pricesOf = ({ market }: MetalQuote) =>
  metalOrder.map((metal) => `${metalName(metal).symbol} ${formatNumber(market[metal])}`).join(', ');
