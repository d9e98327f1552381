import styled from 'styled-components';

/** Invoices to choose from, each with its boxes under it. */
export const Choices = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(2)};
  max-height: 320px;
  margin: 0;
  padding: ${({ theme }) => theme.space(3)};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  overflow-y: auto;
  list-style: none;

  & ul {
    margin: ${({ theme }) => theme.space(1)} 0 0;
    padding: 0 0 0 ${({ theme }) => theme.space(6)};
    list-style: none;
  }
`;

/** What is chosen so far, in a sentence. */
export const ChosenSum = styled.p`
  margin: 0;
  font-weight: 600;
  ${({ theme }) => theme.font.tabular}
`;
