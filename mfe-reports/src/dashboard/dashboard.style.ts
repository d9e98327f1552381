import { breakpoints } from '@washcoat/ui';
import styled from 'styled-components';
import type { WaitingLine } from './waiting-lines';

const phone = `@media (max-width: ${breakpoints.phone - 0.02}px)`;

/** The metals beside each other. */
export const Metals = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space(4)};

  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${({ theme }) => theme.space(2)};
  }
`;

/** A card that leads to the list behind its figure. */
export const CardLink = styled.a`
  display: block;
  border-radius: ${({ theme }) => theme.radius.card};
  color: inherit;
  text-decoration: none;
`;

export const MetalRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(4)};

  & p {
    margin: ${({ theme }) => `${theme.space(1)} 0 0`};
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text3};
  }
`;

/** The figure of a card, and a smaller one beside it. */
export const Loud = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${({ theme }) => theme.space(2)};
  ${({ theme }) => theme.text.t24}
  ${({ theme }) => theme.font.tabular}

  & > small {
    ${({ theme }) => theme.text.t13}
    font-weight: 400;
    letter-spacing: 0;
    color: ${({ theme }) => theme.color.text2};
  }
`;

export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  min-height: 60px;
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};

  & + & {
    border-top: 1px solid ${({ theme }) => theme.color.border};
  }
  ${phone} {
    flex-wrap: wrap;

    & > a {
      flex: 1 1 100%;
      justify-content: center;
    }
  }
`;

export const LineText = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;

  & > strong {
    font-weight: 600;
  }
  & > span {
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text3};
    overflow-wrap: anywhere;
  }
`;

export const IconBox = styled.span<{ $tone: WaitingLine['tone'] }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: ${({ theme }) => theme.radius.field};
  background: ${({ theme, $tone }) => theme.color[$tone].soft};
  color: ${({ theme, $tone }) => theme.color[$tone].text};
`;

/** Figures of a day beside each other, a line between them. */
export const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(152px, 1fr));
  gap: 1px;
  overflow: hidden;

  /* Lines of the figures themselves: where the last row has room left, nothing but the card is there. */
  & > a {
    padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
    border-radius: 0;
    box-shadow: 0 0 0 1px ${({ theme }) => theme.color.border};
  }
  & > a:hover {
    background: ${({ theme }) => theme.color.hover};
  }
  & > a > span {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space(1.5)};
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text2};
  }
  & > a > span > i {
    width: 8px;
    height: 8px;
    border-radius: 2px;
  }
`;

/** A list of names with figures on the right. */
export const Facts = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(3)};
  margin: 0;
  padding: 0;
  list-style: none;

  & a {
    display: flex;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space(3)};
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
  & small {
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text3};
  }
  ${phone} {
    gap: 0;

    & a {
      align-items: center;
      min-height: 44px;
    }
  }
`;
