import type { Product } from '@washcoat/contract-converters';
import { noValue, tellApart } from '@washcoat/ui';
import styled from 'styled-components';
import { kindOf, makeAndModel } from './converter-name';

const Muted = styled.span`
  color: ${({ theme }) => theme.color.text2};
`;

/** Two lines in the height of one row. */
const Lines = styled.span`
  display: grid;
  ${({ theme }) => theme.text.t12}
  line-height: 1.25;

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/**
 * Make and model of a row; below them what tells it from others with its stamp, so that neither hides the other. Shape
 * and weight come first: the type has a column beside.
 */
export function KindCell({ product }: { product: Product }) {
  const { manufacturer, typeName, shape, subweight } = product;
  if (product.isSharedStamp)
    return (
      <Lines>
        <span>{makeAndModel(product)}</span>
        <Muted>{[tellApart({ shape, subweight }), typeName].filter(Boolean).join(' · ')}</Muted>
      </Lines>
    );
  const kind = kindOf(product);
  return (
    <span>
      {manufacturer ? <span>{manufacturer}</span> : <Muted>{noValue}</Muted>}
      {kind && <Muted> {kind}</Muted>}
    </span>
  );
}
