import type { Product } from '@washcoat/contract-converters';
import { Code, IconButton, Money, TypePill } from '@washcoat/ui';
import { ShoppingCart } from 'lucide-react';
import styled from 'styled-components';
import { AssayLine } from '../converter/assay-line';
import { CodeMarks } from '../converter/converter-marks';
import { makeAndModel } from '../converter/converter-name';
import { apartOf } from '../converter/tell-apart';
import { PriceButton } from '../price-popup/price-button';
import { ConverterPicture } from '../converter/converter-picture';
import { PieceNote } from '../converter/wire-price';

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(3)};
  align-items: center;
`;

const Facts = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(1)};
  min-width: 0;

  & > small {
    justify-self: end;
  }
`;

const Between = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)};

  & > :first-child {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space(2)};
    min-width: 0;
  }
`;

const Kind = styled.span`
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.text2};
`;

export interface ConverterRowCardProps {
  product: Product;
  /** Absent for those who may not. */
  onAddToCart?: () => void;
}

/** A result on a phone: picture, code and number on one line, facts below. */
export function ConverterRowCard({ product, onAddToCart }: ConverterRowCardProps) {
  return (
    <Row data-product-id={product.productId}>
      <ConverterPicture product={product} size={88} />
      <Facts>
        <Between>
          <span>
            <Code>{product.oem}</Code>
            <CodeMarks product={product} />
          </span>
          {product.offerPrice !== undefined && (
            <PriceButton product={product} name="Offer" value={product.offerPrice}>
              <Money value={product.offerPrice} bold />
            </PriceButton>
          )}
        </Between>
        <PieceNote product={product} />
        <Between>
          <Kind>{makeAndModel(product)}</Kind>
          {product.typeName !== 'CERAMIC' && <TypePill type={product.typeName} />}
        </Between>
        {product.isSharedStamp && <Kind>{apartOf(product)}</Kind>}
        <Between>
          <span>
            <AssayLine product={product} withWeight />
          </span>
          {onAddToCart && (
            <IconButton size={44} label={`Add ${product.oem} to a cart`} onClick={onAddToCart}>
              <ShoppingCart size={18} />
            </IconButton>
          )}
        </Between>
      </Facts>
    </Row>
  );
}
