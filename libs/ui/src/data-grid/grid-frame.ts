import styled from 'styled-components';

/**
 * The card around a table. It cuts its corners without becoming what scrolls, so that the header can stick. In the flush
 * body of a card, that card is the frame.
 */
export const GridFrame = styled.section`
  position: relative;
  isolation: isolate;
  min-width: 0;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow.s1};
  overflow: clip;

  [data-flush] & {
    border: 0;
    border-radius: 0;
    box-shadow: none;
  }
`;

/** A line over the rows that says why they are old. */
export const Notice = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(3)};
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  background: ${({ theme }) => theme.color.danger.soft};
  color: ${({ theme }) => theme.color.danger.text};
`;

/** The place of the column chooser over the header. */
export const Tools = styled.div`
  display: flex;
  justify-content: flex-end;
  padding: ${({ theme }) => `${theme.space(1)} ${theme.space(3)}`};
  border-bottom: 1px solid ${({ theme }) => theme.color.border};
`;

/** The place of the pager under the rows. */
export const Foot = styled.footer`
  border-top: 1px solid ${({ theme }) => theme.color.border};

  &:empty {
    display: none;
  }
`;

/** What stands for the frame when rows are cards. */
export const CardPage = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(2)};
`;
