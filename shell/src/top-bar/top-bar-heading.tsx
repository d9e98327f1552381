import { ArrowLeft, Menu as MenuLines } from 'lucide-react';
import { useEffect } from 'react';
import { hrefTo } from '@washcoat/platform-sdk';
import type { PageHeading } from '@washcoat/platform-sdk';
import { breakpoints, IconButton, Tooltip, touchArea, useIsNarrow } from '@washcoat/ui';
import styled from 'styled-components';
import { menuDrawer } from '../menu/menu-drawer-store';
import { toggleMenuFold, useIsMenuFolded } from '../menu/menu-fold';
import { StatusSlot } from './heading-slots';

const Root = styled.div`
  display: flex;
  flex: 0 1 auto;
  max-width: 60%;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-width: 0;
  min-height: 56px;

  /* The search gives way instead, down to the last fraction of a pixel. */
  &:has(+ [role='search']) {
    flex: none;
  }
  @media (max-width: ${breakpoints.drawer - 0.02}px) {
    flex: 1 1 0;
    min-width: min-content;
    max-width: none;
  }
`;

/** As many lines as a bar on a phone has room for, the one of the prefix included: names of people's own get far longer. */
const mostLines = 5;

/**
 * On a phone its longest word says how narrow it gets: the rest of the bar goes below before a word is cut. What is beyond
 * `mostLines` ends in dots.
 */
const Title = styled.h1`
  min-width: 0;
  overflow: hidden;
  ${({ theme }) => theme.text.t16}
  text-overflow: ellipsis;
  white-space: nowrap;

  @media (max-width: ${breakpoints.phone - 0.02}px) {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: ${mostLines};
    margin: ${({ theme }) => theme.space(1)} 0;
    line-height: 18px;
    overflow-wrap: break-word;
    white-space: normal;
    text-wrap: balance;
  }
  & small {
    margin-right: ${({ theme }) => theme.space(2)};
    font-size: inherit;
    font-weight: 400;
    color: ${({ theme }) => theme.color.text3};

    @media (max-width: ${breakpoints.phone - 0.02}px) {
      display: block;
      ${({ theme }) => theme.text.t12}
      line-height: 14px;
    }
  }
`;

const Whole = styled.span`
  white-space: nowrap;
`;

/** Of longer ones a phone has not the room to keep them whole. */
const longestWhole = 24;

/** A text that breaks between words and not within them, as a number of a record would at its hyphens. */
const inWholeWords = (text: string) =>
  text
    .split(/(\s+)/)
    .map((word, index) =>
      word.includes('-') && word.length <= longestWhole ? <Whole key={index}>{word}</Whole> : word,
    );

const Fold = styled.button`
  max-width: 100%;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.thumb};
  background: none;
  font: inherit;
  letter-spacing: inherit;
  text-overflow: ellipsis;
  cursor: pointer;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Back = styled.a`
  ${touchArea}
  display: inline-flex;
  flex: none;
  padding: ${({ theme }) => theme.space(1)};
  border-radius: ${({ theme }) => theme.radius.field};
  color: ${({ theme }) => theme.color.text2};

  &:hover {
    background: ${({ theme }) => theme.color.neutral.soft};
  }
`;

/** The heading of the page. A click on it folds the side menu (NAV-040); under 1024 px a button opens the drawer. */
export function TopBarHeading({ heading: { heading, prefix, backTo } }: { heading: PageHeading }) {
  const isDrawer = useIsNarrow(breakpoints.drawer);
  const isFolded = useIsMenuFolded();
  useEffect(() => {
    document.title = `${heading} · Washcoat`;
  }, [heading]);
  const text = (
    <>
      {prefix !== undefined && <small>{prefix}</small>}
      {inWholeWords(heading)}
    </>
  );
  return (
    <Root>
      {isDrawer && (
        <IconButton size={32} label="Open the menu" withoutTooltip onClick={() => menuDrawer.set(true)}>
          <MenuLines size={20} />
        </IconButton>
      )}
      {backTo !== undefined && (
        <Tooltip text="Back">
          <Back {...hrefTo(backTo)} aria-label="Back">
            <ArrowLeft size={18} />
          </Back>
        </Tooltip>
      )}
      <Title>
        {isDrawer ? (
          text
        ) : (
          <Fold type="button" aria-expanded={!isFolded} aria-controls="side-menu" onClick={toggleMenuFold}>
            {text}
          </Fold>
        )}
      </Title>
      <StatusSlot />
    </Root>
  );
}
