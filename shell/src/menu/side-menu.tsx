import styled, { createGlobalStyle } from 'styled-components';
import { useStore } from '@washcoat/platform-sdk';
import { breakpoints, useIsNarrow } from '@washcoat/ui';
import { MenuContent } from './menu-content';
import { MenuDrawer } from './menu-drawer';
import { menuDrawer } from './menu-drawer-store';
import { useIsMenuFolded } from './menu-fold';

interface Fold {
  $isFolded: boolean;
}

const widthOf = ({ $isFolded }: Fold) => ($isFolded ? '56px' : '232px');

/** Says beside what a page begins. */
const MenuWidth = createGlobalStyle<Fold>`
  :root { --menu-width: ${widthOf}; }
`;

const Bar = styled.nav<Fold>`
  grid-area: menu;
  position: sticky;
  z-index: ${({ theme }) => theme.z.bar};
  top: 0;
  width: ${widthOf};
  height: 100dvh;
  border-right: 1px solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color.sunken};

  @media print {
    display: none;
  }
`;

/** The side menu: a bar from 1024 px, a drawer under that. */
export function SideMenu() {
  const isDrawer = useIsNarrow(breakpoints.drawer);
  const isFolded = useIsMenuFolded();
  const isOpen = useStore(menuDrawer);
  if (isDrawer) return <MenuDrawer isOpen={isOpen} />;
  return (
    <>
      <MenuWidth $isFolded={isFolded} />
      <Bar id="side-menu" aria-label="Main menu" $isFolded={isFolded}>
        <MenuContent isFolded={isFolded} />
      </Bar>
    </>
  );
}
