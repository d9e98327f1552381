import type { Product } from '@washcoat/contract-converters';
import {
  Button,
  Code,
  OutlinePill,
  StickyBar,
  TypePill,
  breakpoints,
  formatMoney,
  useIsNarrow,
} from '@washcoat/ui';
import { ShoppingCart } from 'lucide-react';
import styled from 'styled-components';
import { CodeMarks } from '../converter/converter-marks';
import { makeAndModel } from '../converter/converter-name';
import { PriceTrust } from '../converter/price-trust';
import { apartOf } from '../converter/tell-apart';
import { PieceNote } from '../converter/wire-price';
import { PriceButton } from '../price-popup/price-button';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
  min-width: 0;
`;

const Name = styled.h2`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  margin: 0;
  ${({ theme }) => theme.text.t24}
`;

const Kind = styled.span`
  ${({ theme }) => theme.text.t14}
  color: ${({ theme }) => theme.color.text2};
`;

const Offer = styled.p`
  display: inline-flex;
  align-items: baseline;
  gap: ${({ theme }) => theme.space(2)};
  margin: 0 0 0 auto;
  color: ${({ theme }) => theme.color.text2};

  & strong {
    ${({ theme }) => theme.text.t24}
    ${({ theme }) => theme.font.tabular}
    color: ${({ theme }) => theme.color.text};
  }
`;

interface ConverterTitleProps {
  converter: Product;
  /** Whom the offer is for; absent when it is for nobody in particular. */
  customer?: string;
  /** Absent for those who fill no carts. */
  onAddToCart?: () => void;
}

/** Which converter it is and what is offered for it. On a phone the button stands in the bar at the bottom. */
export function ConverterTitle({ converter, customer, onAddToCart }: ConverterTitleProps) {
  const isPhone = useIsNarrow(breakpoints.phone);
  const { oem, typeName, family, offerPrice } = converter;
  return (
    <Bar>
      <Name>
        <Code>{oem}</Code>
        <CodeMarks product={converter} />
      </Name>
      <Kind>{[makeAndModel(converter), apartOf(converter)].filter(Boolean).join(' · ')}</Kind>
      <TypePill type={typeName} outlined />
      {family && <OutlinePill>{family}</OutlinePill>}
      {offerPrice !== undefined && <PriceTrust product={converter} />}
      {offerPrice !== undefined && (
        <Offer>
          {customer ? `Offer for ${customer}` : 'Offer'}
          <PriceButton product={converter} name="Offer" value={offerPrice}>
            <strong>{formatMoney(offerPrice)}</strong>
          </PriceButton>
          <PieceNote product={converter} />
        </Offer>
      )}
      {onAddToCart && !isPhone && (
        <Button kind="main" size={36} icon={<ShoppingCart size={14} />} onClick={onAddToCart}>
          Add to cart
        </Button>
      )}
    </Bar>
  );
}

/** On a phone: the main action at the bottom, with the offer beside it. */
export function ConverterActionBar({ converter, onAddToCart }: Omit<ConverterTitleProps, 'customer'>) {
  const isPhone = useIsNarrow(breakpoints.phone);
  if (!isPhone || !onAddToCart) return null;
  return (
    <StickyBar>
      {converter.offerPrice !== undefined && (
        <PriceButton product={converter} name="Offer" value={converter.offerPrice}>
          <strong>{formatMoney(converter.offerPrice)}</strong>
        </PriceButton>
      )}
      <PieceNote product={converter} />
      <Button kind="main" size={44} icon={<ShoppingCart size={16} />} onClick={onAddToCart}>
        Add to cart
      </Button>
    </StickyBar>
  );
}
