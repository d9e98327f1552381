import type { Product } from '@washcoat/contract-converters';
import { Pill, formatMoney } from '@washcoat/ui';
import { Lock, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { isOverridden } from './converter-name';

export const singleTestText = 'Rests on a single test';
export const defaultAssayText = 'Rests on the default piece';

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};
`;

/**
 * What must be known before a price is relied on: one test only, no weight or assay of its own, set by hand and what
 * it would be otherwise. Nothing for what the user may not see.
 */
export function PriceTrust({ product }: { product: Product }) {
  const { testCount, isDefaultAssay, price, calculatedPrice } = product;
  const warning = isDefaultAssay ? defaultAssayText : testCount === 1 ? singleTestText : null;
  const overridden = isOverridden(product);
  if (!warning && !overridden) return null;
  return (
    <Line>
      {warning && (
        <Pill kind="warning" icon={<TriangleAlert size={12} aria-hidden />}>
          {warning}
        </Pill>
      )}
      {overridden && (
        <Pill kind="accent" icon={<Lock size={12} aria-hidden />}>
          {`Override ${formatMoney(price)}, calculated ${formatMoney(calculatedPrice)}`}
        </Pill>
      )}
    </Line>
  );
}
