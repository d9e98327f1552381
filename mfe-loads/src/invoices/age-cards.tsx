import type { InvoiceAge, InvoiceTotals } from '@washcoat/contract-invoicing';
import { formatCount, Money } from '@washcoat/ui';
import styled from 'styled-components';
import { ageWords } from './invoice-filters';

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(148px, 1fr));
  gap: ${({ theme }) => theme.space(2)};
`;

const Age = styled.button.attrs({ type: 'button' })`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(1)};
  min-width: 0;
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  text-align: left;
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.color.hover};
  }
  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.accentSoft};
  }
  & > span {
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text2};
  }
  & > strong {
    ${({ theme }) => theme.text.t16}
    ${({ theme }) => theme.font.tabular}
  }
`;

export interface AgeCardsProps {
  ages: InvoiceTotals['ages'];
  chosen: InvoiceAge | '';
  /** Empty when the chosen one is pressed again. */
  onChoose: (age: InvoiceAge | '') => void;
}

/** What is unpaid, by how long it has been due; each card shows its invoices alone. */
export function AgeCards({ ages, chosen, onChoose }: AgeCardsProps) {
  return (
    <Cards role="group" aria-label="Unpaid by age">
      {ages.map(({ age, invoices, balance }) => (
        <Age key={age} aria-pressed={age === chosen} onClick={() => onChoose(age === chosen ? '' : age)}>
          <span>{`Unpaid ${ageWords[age][0]?.toLowerCase()}${ageWords[age].slice(1)}`}</span>
          {balance !== undefined && (
            <strong>
              <Money value={balance} bold />
            </strong>
          )}
          <span>{formatCount(invoices, 'invoice')}</span>
        </Age>
      ))}
    </Cards>
  );
}
