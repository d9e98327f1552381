import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useId } from 'react';
import styled from 'styled-components';

const Root = styled.section<{ $chosen?: boolean; $opens?: boolean }>`
  min-width: 0;
  border: 1px solid ${({ theme, $chosen }) => ($chosen ? theme.color.accent : theme.color.border)};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme, $chosen }) => ($chosen ? `0 0 0 1px ${theme.color.accent}` : theme.shadow.s1)};
  transition: box-shadow ${({ theme }) => theme.motion.press};

  &:hover {
    ${({ theme, $opens }) => ($opens ? `box-shadow: ${theme.shadow.s3};` : '')}
  }
`;

const Head = styled.header<{ $line: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(2)}`};
  min-height: 44px;
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  border-bottom: ${({ theme, $line }) => ($line ? `1px solid ${theme.color.border}` : '0')};

  & > h2 {
    ${({ theme }) => theme.text.t13}
    font-weight: 600;
  }
  & > span {
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text3};
  }
  & > div {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space(2)};
    margin-left: auto;
  }
`;

const Body = styled.div<{ $flush: boolean; $underTitle: boolean }>`
  padding: ${({ theme, $flush, $underTitle }) =>
    $flush ? '0' : $underTitle ? `${theme.space(1)} ${theme.space(4)} ${theme.space(4)}` : theme.space(4)};
  ${({ $flush }) => ($flush ? 'overflow: clip; border-radius: 0 0 9px 9px;' : '')}
`;

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title?: ReactNode;
  /** Muted words beside the title. */
  note?: ReactNode;
  /** Right end of the header. */
  action?: ReactNode;
  /** Draws the line under the header; on when the body is flush. */
  line?: boolean;
  /** The body has no padding, for tables and charts. */
  flush?: boolean;
  /** Draws the ring of a chosen plan or card. */
  chosen?: boolean;
  /** The card opens something: it rises under the pointer. */
  opens?: boolean;
}

/** A piece of a page with a title, a muted note and an action. */
export function Card(props: CardProps) {
  const { title, note, action, line, flush = false, chosen, opens, children, ...native } = props;
  const titleId = useId();
  const hasHead = title !== undefined || action !== undefined;
  const hasLine = line ?? flush;
  return (
    <Root
      {...native}
      aria-labelledby={title === undefined ? undefined : titleId}
      $chosen={chosen}
      $opens={opens}
    >
      {hasHead && (
        <Head $line={hasLine}>
          {title !== undefined && <h2 id={titleId}>{title}</h2>}
          {note !== undefined && <span>{note}</span>}
          {action !== undefined && <div>{action}</div>}
        </Head>
      )}
      <Body data-flush={flush || undefined} $flush={flush} $underTitle={hasHead && !hasLine}>
        {children}
      </Body>
    </Root>
  );
}
