import { formatPhone } from '@washcoat/ui';
import { ChevronDown, ChevronRight, CircleCheck, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { personName } from '../carts/person-name';
import { CustomerCard } from './customer-card';
import { documentsOf } from './load-documents';
import { useOpenLoad } from './load-context';

const Head = styled.button.attrs({ type: 'button' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  width: 100%;
  min-height: ${({ theme }) => theme.space(12)};
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow.s1};
  text-align: left;
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.color.hover};
  }
  & > svg {
    color: ${({ theme }) => theme.color.text3};
  }
  & > strong {
    font-weight: 600;
  }
`;

const Who = styled.span`
  flex: 1 1 240px;
  min-width: 0;
  color: ${({ theme }) => theme.color.text2};
`;

const Fact = styled.span<{ $isThere: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.text2};

  & > svg {
    color: ${({ theme, $isThere }) => ($isThere ? theme.color.success.text : theme.color.warning.text)};
  }
`;

/** Who sells, in one line; all of it when unfolded. */
export function CustomerDetails() {
  const { load } = useOpenLoad();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const { companyName, firstName, lastName, phone, city, state } = load;
  const who = [
    companyName,
    personName(firstName, lastName),
    phone && formatPhone(phone),
    [city, state].filter(Boolean).join(', '),
  ];
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <div>
      <Head
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Chevron size={16} aria-hidden />
        <strong>Customer Details</strong>
        <Who>{who.filter(Boolean).join(' · ')}</Who>
        {documentsOf(load).map(({ name, isThere }) => (
          <Fact key={name} $isThere={isThere}>
            {isThere ? <CircleCheck size={14} aria-hidden /> : <TriangleAlert size={14} aria-hidden />}
            {isThere ? name : `No ${name}`}
          </Fact>
        ))}
      </Head>
      {isOpen && (
        <div id={panelId}>
          <CustomerCard />
        </div>
      )}
    </div>
  );
}
