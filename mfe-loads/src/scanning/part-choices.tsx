import { Code, KeyCap, Money, tellApart } from '@washcoat/ui';
import styled from 'styled-components';
import { choiceTitle } from './scan-words';
import type { LoadScan } from './use-load-scan';

const Choice = styled.button.attrs({ type: 'button' })`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  width: 100%;
  min-height: ${({ theme }) => theme.space(11)};
  padding: ${({ theme }) => `${theme.space(1)} ${theme.space(2)}`};
  border: 0;
  border-top: 1px solid ${({ theme }) => theme.color.border};
  background: none;
  color: inherit;
  font: inherit;
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

/** Parts to choose from, by hand or by their digit. Choosing one adds it, because its code was to be added. */
export function PartChoices({ scan }: { scan: LoadScan }) {
  const { found, entry, choices, index, scanner } = scan;
  if (!found || !entry || entry.isSpent || scan.asked || choices === 0) return null;
  const take = (at: number) => {
    scanner.send({ is: 'choose', entry: entry.id, index: at });
    scanner.send({ is: 'add' });
  };
  return (
    <section aria-label={choiceTitle(found, entry.code)}>
      <small>{choiceTitle(found, entry.code)}</small>
      {found.candidates.map(({ product }, at) => (
        <Choice key={product.productId} aria-pressed={at === index} onClick={() => take(at)}>
          <KeyCap>{at + 1}</KeyCap>
          <span>
            <Code>{product.oem}</Code>
            <small>
              {[product.manufacturer, product.model, tellApart(product)].filter(Boolean).join(' · ')}
            </small>
          </span>
          {product.offerPrice !== undefined && <Money value={product.offerPrice} bold />}
        </Choice>
      ))}
    </section>
  );
}
