import type { Product } from '@washcoat/contract-converters';
import { breakpoints, CheckBox } from '@washcoat/ui';
import type { RowSelection } from '@washcoat/ui/data-grid';
import styled from 'styled-components';

/** Lies over the picture of the card, and leaves every press but that of the box to the link below. */
const OverPicture = styled.div`
  position: absolute;
  inset: 0 0 auto;
  display: flex;
  align-items: flex-end;
  justify-content: flex-end;
  aspect-ratio: 12 / 5;
  pointer-events: none;

  & > * {
    pointer-events: auto;
  }
  @media (max-width: ${breakpoints.phone - 0.02}px) {
    aspect-ratio: 4 / 3;
  }
`;

/** In the corner that no flag reaches, on the ground of the card so that it is seen over every picture. */
const Corner = styled(CheckBox)`
  padding: ${({ theme }) => theme.space(2)};
  border-top-left-radius: ${({ theme }) => theme.radius.field};
  background: ${({ theme }) => theme.color.surface};

  @media (max-width: ${breakpoints.phone - 0.02}px) {
    padding: ${({ theme }) => theme.space(3.5)};
  }
`;

export interface ChooseCardProps {
  product: Product;
  selection: RowSelection<Product>;
}

/** Chooses the converter of a card, as the check box of a row does in the table. */
export function ChooseCard({ product, selection: { ids, onChange, labelOf } }: ChooseCardProps) {
  const { productId } = product;
  return (
    <OverPicture>
      <Corner
        hideLabel
        label={`Select ${labelOf(product)}`}
        checked={ids.has(productId)}
        onChange={(event) => {
          const next = new Set(ids);
          if (event.target.checked) next.add(productId);
          else next.delete(productId);
          onChange(next);
        }}
      />
    </OverPicture>
  );
}
