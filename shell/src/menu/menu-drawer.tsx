import { Dialog } from 'radix-ui';
import { useRef, type MouseEvent } from 'react';
import { HiddenText, overPage } from '@washcoat/ui';
import styled, { keyframes } from 'styled-components';
import { useFocusAfter } from '../page/use-focus-after';
import { useClosedByNavigation } from '../page/use-closed-by-navigation';
import { MenuContent } from './menu-content';
import { closeMenuDrawer, menuDrawer } from './menu-drawer-store';

const slideIn = keyframes`
  from { transform: translateX(-100%); }
`;

const Scrim = styled(Dialog.Overlay).attrs(overPage)`
  position: fixed;
  z-index: ${({ theme }) => theme.z.drawer};
  inset: 0;
  background: ${({ theme }) => theme.color.scrim};
`;

const Drawer = styled(Dialog.Content)`
  position: fixed;
  z-index: ${({ theme }) => theme.z.drawer};
  inset: 0 auto 0 0;
  width: min(288px, calc(100vw - 48px));
  background: ${({ theme }) => theme.color.sunken};
  box-shadow: ${({ theme }) => theme.shadow.s4};
  animation: ${slideIn} ${({ theme }) => theme.motion.dialog};
`;

/** The side menu over the page; it closes when a page was chosen, also the one that is shown. */
export function MenuDrawer({ isOpen }: { isOpen: boolean }) {
  useClosedByNavigation(isOpen, closeMenuDrawer);
  const links = useRef<HTMLElement>(null);
  const { remember, leave, moveOn } = useFocusAfter();
  const enter = (event: Event) => {
    remember();
    const { current: nav } = links;
    const link = nav?.querySelector<HTMLElement>('a[aria-current="page"]') ?? nav?.querySelector('a');
    if (!link) return;
    event.preventDefault();
    link.focus();
  };
  // A link that stays inside the page has kept the browser from following it.
  const follow = ({ defaultPrevented }: MouseEvent) => {
    if (!defaultPrevented) return;
    leave();
    closeMenuDrawer();
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={menuDrawer.set}>
      <Dialog.Portal>
        <Scrim />
        <Drawer aria-describedby={undefined} onOpenAutoFocus={enter} onCloseAutoFocus={moveOn}>
          <HiddenText>
            <Dialog.Title>Main menu</Dialog.Title>
          </HiddenText>
          <nav ref={links} aria-label="Main menu" style={{ height: '100%' }} onClick={follow}>
            <MenuContent isTall />
          </nav>
        </Drawer>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
