import type { Product } from '@washcoat/contract-converters';
import type { Found } from '@washcoat/platform-sdk/scanning';
import { Card, Code, KeyCap, Money, tellApart } from '@washcoat/ui';
import styled from 'styled-components';
import { makeAndModel } from '../converter/converter-name';
import { ConverterPicture } from '../converter/converter-picture';
import type { Scan } from './use-scan';

const Choice = styled.button.attrs({ type: 'button' })`
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  width: 100%;
  min-height: ${({ theme }) => theme.space(14)};
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  border: 0;
  border-top: 1px solid ${({ theme }) => theme.color.border};
  background: none;
  text-align: left;
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.color.hover};
  }
  &[aria-pressed='true'] {
    background: ${({ theme }) => theme.color.selected};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  & small {
    display: block;
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text2};
  }
`;

function titleOf({ match, candidates }: Found<Product>, code: string): string {
  if (match === 'whole') return `${candidates.length} parts carry this stamp`;
  return `No part carries exactly ${code}. Close to it:`;
}

/** Parts to choose from by their digit, with what tells them apart. */
export function PartChoices({ scan }: { scan: Scan }) {
  const { found, code, choices, index, choose } = scan;
  if (!found || choices === 0) return null;
  const hint =
    index === null ? `Choose one with ${choices === 1 ? '1' : `1 to ${choices}`} or ↑ ↓` : undefined;
  return (
    <Card title={titleOf(found, code)} note={hint} flush>
      <ul>
        {found.candidates.map((product, at) => (
          <li key={product.productId}>
            <Choice aria-pressed={at === index} onClick={() => choose(at)}>
              <KeyCap>{at + 1}</KeyCap>
              <ConverterPicture product={product} size={48} />
              <span>
                <Code>{product.oem}</Code>
                <small>{[makeAndModel(product), tellApart(product)].filter(Boolean).join(' · ')}</small>
              </span>
              {product.offerPrice !== undefined && <Money value={product.offerPrice} bold />}
            </Choice>
          </li>
        ))}
      </ul>
    </Card>
  );
}
