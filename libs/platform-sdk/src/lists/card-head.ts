import styled from 'styled-components';

/** The first line of a row on a phone: its name, then its switch and its actions. */
export const CardHead = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  margin-bottom: ${({ theme }) => theme.space(2)};
  ${({ theme }) => theme.text.t14}

  & > strong {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
