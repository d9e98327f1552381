import { Card } from '@washcoat/ui';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { useEntry } from './entry-context';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(2)};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space(2)};
  }
  & svg {
    flex: none;
    color: ${({ theme }) => theme.color.success.text};
  }
  & [data-warning] svg {
    color: ${({ theme }) => theme.color.warning.text};
  }
`;

/** What stands out, as one types; none of it keeps the settlement from being saved. */
export function CheckCard() {
  const { checks } = useEntry().derived;
  return (
    <Card title="Checks" aria-live="polite">
      <List>
        {checks.map(({ code, field, sentence }) => (
          <li key={`${code} ${field}`} data-warning>
            <TriangleAlert size={16} aria-hidden />
            {sentence}
          </li>
        ))}
        {checks.length === 0 && (
          <li>
            <CircleCheck size={16} aria-hidden />
            Weights, assays, hedges and dates are as usual.
          </li>
        )}
      </List>
    </Card>
  );
}
