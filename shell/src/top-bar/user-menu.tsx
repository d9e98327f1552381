import { ChevronDown, LogOut } from 'lucide-react';
import { contributionStore, navigate, useSession, useStore, useThemeChoice } from '@washcoat/platform-sdk';
import type { Session } from '@washcoat/platform-sdk';
import { Menu } from '@washcoat/ui';
import type { MenuEntry } from '@washcoat/ui';
import styled from 'styled-components';
import { sideMenuFor, signOutEntry } from '../menu/menu-entries';
import { MenuIcon } from '../menu/menu-icon';
import { Avatar } from './avatar';
import { themeEntries } from './theme-menu';

const Trigger = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space(2)};
  min-width: 40px;
  height: 40px;
  padding: ${({ theme }) => `0 ${theme.space(1)}`};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.field};
  background: none;
  font-weight: 500;
  cursor: pointer;

  &:hover,
  &[data-state='open'] {
    background: ${({ theme }) => theme.color.neutral.soft};
  }
`;

/** A long name gives way before what a page does leaves the window. */
const Name = styled.span`
  max-width: 8.5vw;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

function nameOf({ firstName, lastName, email }: Session): string {
  return [firstName, lastName].filter((part) => part !== '').join(' ') || email;
}

function useEntries(withTheme: boolean): MenuEntry[] {
  const session = useSession();
  const contributions = useStore(contributionStore);
  const theme = useThemeChoice();
  const own = sideMenuFor(contributions, session).foot.filter(({ id }) => id !== signOutEntry.id);
  return [
    { heading: session.organisationName || session.email },
    ...own.map(({ label, route, icon }) => ({
      label,
      icon: <MenuIcon name={icon} />,
      onSelect: () => navigate(route),
    })),
    ...(withTheme ? (['line', { heading: 'Theme' }, ...themeEntries(theme)] as const) : []),
    'line',
    {
      label: signOutEntry.label,
      icon: <LogOut size={16} />,
      onSelect: () => navigate(signOutEntry.route),
    },
  ];
}

/** Who is signed in; the entries of the menu's foot again. On small screens it holds the theme too. */
export function UserMenu({ isShort }: { isShort: boolean }) {
  const session = useSession();
  const name = nameOf(session);
  const entries = useEntries(isShort);
  const trigger = (
    <Trigger type="button" aria-label={isShort ? name : undefined}>
      <Avatar name={name} url={session.profileUrl} />
      {!isShort && <Name title={name}>{name}</Name>}
      {!isShort && <ChevronDown size={16} aria-hidden />}
    </Trigger>
  );
  return <Menu label={name} trigger={trigger} entries={entries} />;
}
