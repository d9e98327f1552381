import type { Product } from '@washcoat/contract-converters';
import { Button, Code, Money, Weight, breakpoints, useIsNarrow } from '@washcoat/ui';
import { ShoppingCart } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { AssayLine } from '../converter/assay-line';
import { PictureFlags } from '../converter/converter-marks';
import { makeAndModel } from '../converter/converter-name';
import { apartOf } from '../converter/tell-apart';
import { PriceButton } from '../price-popup/price-button';
import { ConverterPicture } from '../converter/converter-picture';
import { PieceNote } from '../converter/wire-price';

const Shell = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow.s1};
  transition: box-shadow ${({ theme }) => theme.motion.press};
  overflow: hidden;

  &:hover {
    box-shadow: ${({ theme }) => theme.shadow.s3};
  }
`;

/** The code is the link, and the whole card presses it; buttons lie above. */
const Opener = styled.a`
  color: inherit;
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${({ theme }) => theme.radius.card};
    content: '';
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${({ theme }) => theme.color.accent};
    outline-offset: -2px;
  }
`;

const Content = styled.div`
  flex: 1;
`;

const Above = styled.span`
  position: relative;
  z-index: 1;
`;

const Ground = styled.div`
  aspect-ratio: 12 / 5;
  overflow: hidden;
  border-bottom: 1px solid ${({ theme }) => theme.color.border};

  & > span {
    aspect-ratio: auto;
    border-radius: 0;
  }
  & [data-state] {
    position: relative;
    z-index: 1;
  }
  @media (max-width: 719.98px) {
    aspect-ratio: 4 / 3;
  }
`;

const Facts = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(1.5)};
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(3)} 0`};
`;

const Between = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${({ theme }) => `0 ${theme.space(2)}`};
  min-width: 0;

  &:first-child {
    ${({ theme }) => theme.text.t14}
  }
`;

const Kind = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.text2};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => theme.space(3)};

  & > button {
    position: relative;
    z-index: 1;
  }
`;

export interface ConverterCardProps {
  product: Product;
  href: string;
  /** Takes the place of the link's own way for plain clicks. */
  onOpen: (product: Product) => void;
  /** Absent for those who fill no carts. */
  onAddToCart?: (product: Product) => void;
  /** Stands in the corner of the picture, beside the link. */
  choice?: ReactNode;
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** A result for people who know shapes better than codes: the card is the link, the button adds to a cart. */
export function ConverterCard({ product, href, onOpen, onAddToCart, choice }: ConverterCardProps) {
  const isPhone = useIsNarrow(breakpoints.phone);
  const open = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    onOpen(product);
  };
  return (
    <Shell>
      <Content>
        <Ground>
          <ConverterPicture product={product} size="full" flags={<PictureFlags product={product} />} />
        </Ground>
        <Facts>
          <Between>
            <Opener
              href={href}
              onClick={open}
              data-product-id={product.productId}
              aria-label={`${product.oem} ${makeAndModel(product)}`}
            >
              <Code>{product.oem}</Code>
            </Opener>
            {product.offerPrice !== undefined && (
              <Above>
                <PriceButton product={product} name="Offer" value={product.offerPrice}>
                  <Money value={product.offerPrice} bold />
                </PriceButton>
                <PieceNote product={product} />
              </Above>
            )}
          </Between>
          <Between>
            <Kind>{makeAndModel(product)}</Kind>
            {product.subweight !== undefined && (
              <Kind>
                <Weight value={product.subweight} unit="g" muted={product.isDefaultAssay || undefined} />
              </Kind>
            )}
          </Between>
          <AssayLine product={product} />
        </Facts>
      </Content>
      {choice}
      <Foot>
        <Kind>{apartOf(product) || product.typeName}</Kind>
        {onAddToCart && (
          <Button
            size={isPhone ? 40 : 32}
            wide={isPhone}
            icon={<ShoppingCart size={14} />}
            onClick={() => onAddToCart(product)}
          >
            Add to cart
          </Button>
        )}
      </Foot>
    </Shell>
  );
}
