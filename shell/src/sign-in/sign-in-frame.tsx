import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { BrandMark, breakpoints } from '@washcoat/ui';
import styled from 'styled-components';
import { ShellWall } from './shell-wall';

const Root = styled.div`
  display: grid;
  grid-template-columns: 39fr 61fr;
  height: 100dvh;
  background: ${({ theme }) => theme.color.surface};

  @media (max-width: ${breakpoints.drawer - 0.02}px) {
    grid-template: auto 1fr / minmax(0, 1fr);
    height: auto;
    min-height: 100dvh;
  }
`;

const Side = styled.section`
  display: flex;
  flex-direction: column;
  align-items: center;
  overflow-y: auto;
  padding: max(24px, 22vh) ${({ theme }) => theme.space(6)} ${({ theme }) => theme.space(6)};

  @media (max-width: ${breakpoints.drawer - 0.02}px) {
    padding-top: ${({ theme }) => theme.space(7)};
  }
`;

const Column = styled.div`
  width: min(360px, 100%);

  & > h1 {
    margin-top: ${({ theme }) => theme.space(8)};
    ${({ theme }) => theme.text.t24}
  }
  & > h1 + p {
    ${({ theme }) => theme.text.t14}
    color: ${({ theme }) => theme.color.text2};
  }
  @media (max-width: ${breakpoints.drawer - 0.02}px) {
    width: min(420px, 100%);
  }
`;

const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  ${({ theme }) => theme.text.t16}
`;

/** The page of everyone who is not signed in: the form in one column, the wall of shells beside it. */
export function SignInFrame({
  title,
  intro,
  children,
}: {
  title: string;
  intro: string;
  children: ReactNode;
}) {
  useEffect(() => {
    document.title = `${title} · Washcoat`;
  }, [title]);
  return (
    <Root>
      <Side>
        <Column>
          <Brand>
            <BrandMark size={32} />
            Washcoat
          </Brand>
          <h1>{title}</h1>
          <p>{intro}</p>
          {children}
        </Column>
      </Side>
      <ShellWall />
    </Root>
  );
}
