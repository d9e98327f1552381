import type { Product } from '@washcoat/contract-converters';
import { MetalMarker, Ppm, Weight, metalOrder } from '@washcoat/ui';
import styled from 'styled-components';
import type { Metal } from '@washcoat/ui';

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(3)}`};
  ${({ theme }) => theme.text.t12}

  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space(1)};
  }
`;

/** The assay of a metal in ppm; undefined when the user may not see assays. */
export function assayOf(product: Product, metal: Metal): number | null | undefined {
  const { ptAssay, pdAssay, rhAssay } = product;
  return { pt: ptAssay, pd: pdAssay, rh: rhAssay }[metal];
}

/** Platinum, palladium and rhodium in ppm on one line, after the weight when asked for; muted while it is the default. */
export function AssayLine({ product, withWeight = false }: { product: Product; withWeight?: boolean }) {
  if (product.ptAssay === undefined) return null;
  const muted = product.isDefaultAssay ? true : undefined;
  return (
    <Line>
      {withWeight && <Weight value={product.subweight} unit="g" muted={muted} />}
      {metalOrder.map((metal) => (
        <span key={metal}>
          <MetalMarker metal={metal} label="none" />
          <Ppm value={assayOf(product, metal)} bare muted={muted} />
        </span>
      ))}
    </Line>
  );
}
