import type { Product } from '@washcoat/contract-converters';
import { breakpoints, formatMoney, touchPixels, touchScreen } from '@washcoat/ui';
import styled from 'styled-components';
import { pricesOf } from '../converter/price-names';
import { PieceNote } from '../converter/wire-price';
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
  & > [data-offer] {
    flex-basis: 104px;
    background: ${({ theme }) => theme.color.selected};
  }
  & > [data-offer] > dd {
    ${({ theme }) => theme.text.t20}
  }
  @media (max-width: ${breakpoints.phone - 0.02}px) {
    & > [data-offer] {
      flex-basis: 100%;
    }
  }
  & dt {
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text3};
  }
  @media ${touchScreen} {
    & > div {
      padding-block: 0;
    }
    & dt {
      padding-top: ${({ theme }) => theme.space(2)};
    }
    & dd > button {
      min-height: ${touchPixels}px;
    }
  }
  & dd {
    margin: 0;
    ${({ theme }) => theme.text.t14}
    ${({ theme }) => theme.font.tabular}
    font-weight: 600;
  }
`;

const OFFER = 'Offer';

interface PriceStripProps {
  product: Product;
  /** Leaves the offer away where it stands in the title. */
  withoutOffer?: boolean;
}

/** The prices of a converter side by side, the one that is offered first. */
export function PriceStrip({ product, withoutOffer = false }: PriceStripProps) {
  const prices = pricesOf(product);
  const offer = withoutOffer ? [] : prices.filter(({ name }) => name === OFFER);
  const shown = [...offer, ...prices.filter(({ name }) => name !== OFFER)];
  if (shown.length === 0) return null;
  return (
    <Strip aria-label="Prices">
      {shown.map(({ name, value, digits }) => (
        <div key={name} data-offer={name === OFFER || undefined}>
          <dt>{name}</dt>
          <dd>
            <PriceButton product={product} name={name} value={value}>
              {formatMoney(value, digits)}
            </PriceButton>
            {name === OFFER && <PieceNote product={product} />}
          </dd>
        </div>
      ))}
    </Strip>
  );
}
