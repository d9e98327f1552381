import type { Product } from '@washcoat/contract-converters';
import { ExplainButton } from '@washcoat/ui';
import type { ExplainButtonProps } from '@washcoat/ui';
import { pastOf, useExplainPrice } from './explain-price';
import type { RecordedPrice } from './explain-price';

export interface PriceButtonProps extends Omit<ExplainButtonProps, 'of' | 'onExplain'> {
  product: Product;
  /** For a price of the past. */
  record?: RecordedPrice;
}

/** The price of a converter, which opens how it came about. Plain where the page explains nothing. */
export function PriceButton({ product, record, ...price }: PriceButtonProps) {
  const explain = useExplainPrice();
  return (
    <ExplainButton
      {...price}
      of={product.oem}
      onExplain={explain && (() => explain(product, record && pastOf(record)))}
    />
  );
}
