import { Button } from '@washcoat/ui';
import styled from 'styled-components';

const Root = styled.div.attrs({ role: 'alert' })`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
  border-radius: ${({ theme }) => theme.radius.field};
  background: ${({ theme }) => theme.color.danger.soft};
  color: ${({ theme }) => theme.color.danger.text};

  & strong {
    font-weight: 600;
  }
`;

/** Something that stayed as it was, and why. */
export interface Refusal {
  id: string;
  name: string;
  error: string;
}

/** What was refused of many. */
export function RefusedList({ refusals, onClose }: { refusals: readonly Refusal[]; onClose: () => void }) {
  return (
    <Root>
      <div>
        <strong>
          {refusals.length === 1 ? '1 was left as it is' : `${refusals.length} were left as they are`}
        </strong>
        <ul>
          {refusals.map(({ id, name, error }) => (
            <li key={id}>
              {name}: {error}
            </li>
          ))}
        </ul>
      </div>
      <Button size={28} kind="quiet" onClick={onClose}>
        Close
      </Button>
    </Root>
  );
}
