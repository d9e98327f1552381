import type { Product } from '@washcoat/contract-converters';
import { Pill, formatMoney } from '@washcoat/ui';
import { Lock, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { isOverridden } from './converter-name';

export const singleTestText = 'Rests on a single test';
export const defaultAssayText = 'Rests on the default piece';
export const withoutMetalText = 'Without precious metal';

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};
`;

function warningOf({ isWithoutMetal, isDefaultAssay, testCount }: Product): string | null {
  if (isWithoutMetal) return withoutMetalText;
  if (isDefaultAssay) return defaultAssayText;
  return testCount === 1 ? singleTestText : null;
}

/**
 * What must be known before a price is relied on: no metal, no weight or assay of its own, one test only, set by hand
 * and what it would be otherwise. Nothing for what the user may not see.
 */
export function PriceTrust({ product }: { product: Product }) {
  const { price, calculatedPrice } = product;
  const warning = warningOf(product);
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
