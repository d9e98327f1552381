import styled from 'styled-components';

/** Steps of something, the newest first: what was done, and below it by whom and when. */
export const HistorySteps = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(3)};

  & strong {
    font-weight: 600;
  }
  & p {
    color: ${({ theme }) => theme.color.text2};
  }
`;
