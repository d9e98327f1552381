import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { useOpenLoad } from '../load-detail/load-context';
import { missingDocuments } from './missing-documents';
import type { Order } from './use-order';

const Missing = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radius.field};
  background: ${({ theme }) => theme.color.warning.soft};
  color: ${({ theme }) => theme.color.warning.text};
  ${({ theme }) => theme.text.t12}

  & > svg {
    flex: none;
  }
  & ul {
    margin: 0;
    padding-left: ${({ theme }) => theme.space(4)};
    list-style: disc;
  }
`;

/** What is missing before the order can be completed. */
export function MissingDocumentsNote({ order }: { order: Order }) {
  const { load } = useOpenLoad();
  const missing = load.buyerFinalisedDate ? [] : missingDocuments(load, order.signing);
  if (missing.length === 0) return null;
  return (
    <Missing role="note" aria-label="Missing documents">
      <TriangleAlert size={14} aria-hidden />
      <div>
        {load.facilityCity} requires before COMPLETE ORDER:
        <ul>
          {missing.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </Missing>
  );
}
