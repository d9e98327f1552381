import { Button, Code, OutlinePill, TypePill, formatMoney } from '@washcoat/ui';
import { ShoppingCart } from 'lucide-react';
import styled from 'styled-components';
import type { ConverterDetail } from '../converter/converter.api';
import { CodeMarks } from '../converter/converter-marks';
import { makeAndModel } from '../converter/converter-name';

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

  & > strong {
    ${({ theme }) => theme.text.t24}
    ${({ theme }) => theme.font.tabular}
    color: ${({ theme }) => theme.color.text};
  }
`;

interface ConverterTitleProps {
  converter: ConverterDetail;
  /** Whom the offer is for; absent when it is for nobody in particular. */
  customer?: string;
  /** Absent for those who fill no carts. */
  onAddToCart?: () => void;
}

/** Which converter it is and what is offered for it. */
export function ConverterTitle({ converter, customer, onAddToCart }: ConverterTitleProps) {
  const { oem, typeName, family, offerPrice } = converter;
  return (
    <Bar>
      <Name>
        <Code>{oem}</Code>
        <CodeMarks product={converter} />
      </Name>
      <Kind>{makeAndModel(converter)}</Kind>
      <TypePill type={typeName} outlined />
      {family && <OutlinePill>{family}</OutlinePill>}
      {offerPrice !== undefined && (
        <Offer>
          {customer ? `Offer for ${customer}` : 'Offer'}
          <strong>{formatMoney(offerPrice)}</strong>
        </Offer>
      )}
      {onAddToCart && (
        <Button kind="main" size={36} icon={<ShoppingCart size={14} />} onClick={onAddToCart}>
          Add to cart
        </Button>
      )}
    </Bar>
  );
}
