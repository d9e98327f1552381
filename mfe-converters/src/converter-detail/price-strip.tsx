import type { Product } from '@washcoat/contract-converters';
import { formatMoney } from '@washcoat/ui';
import styled from 'styled-components';
import { pricesOf } from '../converter/price-names';
import { PriceButton } from '../price-popup/price-button';

const Strip = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  margin: 0;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.border};
  overflow: hidden;

  & > div {
    flex: 1 1 76px;
    padding: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
    background: ${({ theme }) => theme.color.surface};
  }
  & dt {
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text3};
  }
  & dd {
    margin: 0;
    ${({ theme }) => theme.text.t14}
    ${({ theme }) => theme.font.tabular}
    font-weight: 600;
  }
`;

interface PriceStripProps {
  product: Product;
  /** Leaves the offer away where it stands in the title. */
  withoutOffer?: boolean;
}

/** The prices of a converter side by side. */
export function PriceStrip({ product, withoutOffer = false }: PriceStripProps) {
  const prices = pricesOf(product).filter(({ name }) => !withoutOffer || name !== 'Offer');
  if (prices.length === 0) return null;
  return (
    <Strip aria-label="Prices">
      {prices.map(({ name, value, digits }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <PriceButton product={product} name={name} value={value}>
              {formatMoney(value, digits)}
            </PriceButton>
          </dd>
        </div>
      ))}
    </Strip>
  );
}
