import { breakpoints } from '@washcoat/ui';
import styled, { css } from 'styled-components';

const growsOnPhones = css`
  @media (max-width: ${breakpoints.phone - 0.02}px) {
    flex-grow: 1;
  }
`;

/** The one line in which items are added; it wraps where it has no room. */
export const Line = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => theme.space(3)};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow.s1};
`;

export const Search = styled.div`
  flex: 1 1 156px;
  min-width: 0;
`;

/** The converter that is about to be added. */
export const Chosen = styled.div`
  display: flex;
  flex: 1 1 96px;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-width: 0;

  & > span:last-child {
    min-width: 0;
  }
  & strong,
  & small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & strong {
    ${({ theme }) => theme.font.code}
    font-weight: 600;
  }
  & small {
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text3};
  }
`;

export const Narrow = styled.div`
  flex: 0 0 104px;
  ${growsOnPhones}
`;

export const Wide = styled.div`
  flex: 0 1 104px;
  ${growsOnPhones}
`;

export const Problem = styled.p.attrs({ role: 'alert' })`
  flex: 1 0 100%;
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.danger.text};
`;

export const Pending = styled.small`
  flex: 1 0 100%;
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.text2};
`;
