import { headingStore, Slot, useSession, useStore } from '@washcoat/platform-sdk';
import styled from 'styled-components';
import { breakpoints, tellHeight, useIsNarrow } from '@washcoat/ui';
import { TopBarHeading } from './top-bar-heading';
import { ActionSlot } from './heading-slots';
import { NoticeBell } from '../notices/notice-bell';
import { PaletteButton } from './palette-button';
import { ThemeMenu } from './theme-menu';
import { TopBarSearch } from './top-bar-search';
import { UserMenu } from './user-menu';

/** Under this width words beside the heading leave: the name of the user, the theme, the keys of the palette. */
const roomy = 1366;
/** Under this width the search does not fit beside a page's actions when these are many. */
const crowded = 1152;

const Bar = styled.header`
  grid-area: bar;
  position: sticky;
  z-index: ${({ theme }) => theme.z.bar};
  top: 0;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => `0 ${theme.space(4)}`};
  min-width: 0;
  min-height: 56px;
  padding: 0 ${({ theme }) => theme.space(6)};
  border-bottom: 1px solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color.surface};

  @media (max-width: ${roomy - 0.02}px) {
    gap: ${({ theme }) => `0 ${theme.space(2)}`};
  }
  @media (min-width: ${breakpoints.drawer}px) and (max-width: ${crowded - 0.02}px) {
    &:has([data-page-actions] > :nth-child(3)) {
      flex-wrap: wrap;
    }
    &:has([data-page-actions] > :nth-child(3)) > [role='search'] {
      flex: 0 0 100%;
      order: 1;
      padding-bottom: ${({ theme }) => theme.space(3)};
    }
  }
  @media (max-width: ${breakpoints.drawer - 0.02}px) {
    flex-wrap: wrap;
    padding: 0 ${({ theme }) => theme.space(4)};
  }
  @media print {
    display: none;
  }
`;

const End = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  height: 56px;
  margin-left: auto;

  @media (max-width: ${breakpoints.phone - 0.02}px) {
    gap: 0;
  }
`;

const Line = styled.span`
  width: 1px;
  height: 24px;
  background: ${({ theme }) => theme.color.border};
`;

const SecondRow = styled.div`
  display: flex;
  flex: 0 0 100%;
  gap: ${({ theme }) => theme.space(2)};
  padding-bottom: ${({ theme }) => theme.space(3)};
`;

/** Tables and sheets end under it while the page scrolls. */
const tellBarHeight = tellHeight('--top-bar-height');

/**
 * Heading, search, actions of the page, what remotes add, theme and user. `title` stands until the page names itself.
 * Under 1024 px the search has a row of its own, beside many actions under 1152 px; the heading gives
 * way last, to what a page offers, so that nothing of that leaves the screen.
 */
export function TopBar({ title }: { title: string }) {
  const shown = useStore(headingStore);
  const { isNewUser } = useSession();
  const isShort = useIsNarrow(roomy);
  const isNarrow = useIsNarrow(breakpoints.drawer);
  const isPhone = useIsNarrow(breakpoints.phone);
  const search = shown?.search && (
    <TopBarSearch key={shown.search.placeholder} search={shown.search} isLarge={isPhone} />
  );
  const finding = !isNewUser && (
    <>
      <PaletteButton isShort={isShort} />
      <NoticeBell />
    </>
  );
  const isBesideSearch = isPhone && search !== undefined;
  return (
    <Bar ref={tellBarHeight}>
      <TopBarHeading heading={shown ?? { heading: title }} />
      {!isNarrow && search}
      <End>
        <ActionSlot />
        <Slot id="shell.topbar.v1" />
        {!isBesideSearch && finding}
        {!isShort && <ThemeMenu />}
        {!isShort && <Line aria-hidden />}
        <UserMenu isShort={isShort} />
      </End>
      {isNarrow && search && (
        <SecondRow>
          {search}
          {isBesideSearch && finding}
        </SecondRow>
      )}
    </Bar>
  );
}
