import { Info } from 'lucide-react';
import styled from 'styled-components';

const Box = styled.aside`
  display: flex;
  gap: ${({ theme }) => theme.space(4)};
  padding: ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  color: ${({ theme }) => theme.color.text2};

  p {
    max-width: 88ch;
    margin: 0;
  }
  svg {
    flex: none;
  }
`;

/** The policy of the lookup credits, in full. */
export function CreditPolicy() {
  return (
    <Box aria-label="Lookup credit policy">
      <Info size={16} aria-hidden />
      <p>
        Credits reset at the start of every calendar month. The first 50 lookups each month are free. When
        credits run out you subscribe to buy more. Free credits and credits earned through sales expire at
        month end, purchased credits do not. Balance and usage history are on the subscription dashboard.
      </p>
    </Box>
  );
}
