import type { Company } from '@washcoat/contract-entities';
import { DateText } from '@washcoat/ui';
import styled from 'styled-components';
import { addressLine } from './customer-words';

const Lines = styled.span`
  display: block;
  min-width: 0;
  line-height: 1.3;

  strong,
  span,
  small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  strong {
    font-weight: 600;
  }
  small {
    ${({ theme }) => theme.text.t11}
    color: ${({ theme }) => theme.color.text3};
  }
`;

/** The name of a company over the day it was created. */
export function CustomerName({ company }: { company: Company }) {
  return (
    <Lines title={company.companyName}>
      <strong>{company.companyName}</strong>
      <small>
        <DateText value={company.createdDate} format="day" muted />
      </small>
    </Lines>
  );
}

/** The address of a company: street over city. */
export function CustomerAddress({ company }: { company: Company }) {
  const { address, address1, city, state, zipcode } = company;
  return (
    <Lines title={addressLine(company)}>
      <span>{[address, address1].filter(Boolean).join(', ')}</span>
      <small>{`${city}, ${state} ${zipcode}`}</small>
    </Lines>
  );
}
