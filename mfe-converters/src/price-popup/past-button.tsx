import type { Product } from '@washcoat/contract-converters';
import { dayAfter } from '@washcoat/contract-kernel';
import { Button, today } from '@washcoat/ui';
import { History } from 'lucide-react';
import { useExplainPrice } from './explain-price';

/** Opens what a converter is worth by the prices of another day, the day before at first. Nothing where no price is explained. */
export function PastButton({ product }: { product: Product }) {
  const explain = useExplainPrice();
  if (!explain) return null;
  return (
    <Button icon={<History size={14} />} onClick={() => explain(product, { day: dayAfter(today(), -1) })}>
      Prices of another day
    </Button>
  );
}
