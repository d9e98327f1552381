import type { Product } from '@washcoat/contract-converters';
import { Button, Card, EmptyState } from '@washcoat/ui';
import { CircleDollarSign } from 'lucide-react';
import { useCallback } from 'react';
import { LookupProblemNotice } from '../identify/lookup-problem-notice';
import { useLookup } from '../identify/use-lookup';

/** Where a subscriber who has not paid yet can open the price. The page reads the converter again afterwards. */
export function LookupOffer({ product }: { product: Product }) {
  const done = useCallback(() => undefined, []);
  const { open, problem, forget, isLoading } = useLookup(done);
  if (problem) return <LookupProblemNotice problem={problem} onRetry={forget} />;
  return (
    <Card>
      <EmptyState
        icon={<CircleDollarSign size={20} />}
        title="The price is not opened yet"
        hint="Opening it takes one lookup credit. Until the end of the day it stays open."
        action={
          <Button kind="main" busy={isLoading} busyLabel="Opening" onClick={() => void open(product)}>
            Look up price
          </Button>
        }
      />
    </Card>
  );
}
