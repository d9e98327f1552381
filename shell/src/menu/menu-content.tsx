import { useMemo } from 'react';
import { contributionStore, useLocation, useSession, useStore } from '@washcoat/platform-sdk';
import type { MenuEntry } from '@washcoat/platform-sdk';
import styled from 'styled-components';
import { currentEntry, sideMenuFor } from './menu-entries';
import { MenuHead } from './menu-head';
import { MenuRow } from './menu-row';

const Body = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: 0 ${({ theme }) => theme.space(3)};
`;

const Groups = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  margin: 0 ${({ theme }) => theme.space(-1)};
  padding: ${({ theme }) => `0 ${theme.space(1)} ${theme.space(3)}`};
`;

const GroupName = styled.h2<{ $isFolded: boolean }>`
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(2)} ${theme.space(1)}`};
  ${({ theme }) => theme.text.t11}
  color: ${({ theme }) => theme.color.text3};
  ${({ $isFolded }) => $isFolded && 'text-indent: -999px; overflow: hidden; white-space: nowrap; height: 20px;'}
`;

const Foot = styled.ul`
  flex: none;
  margin: 0 ${({ theme }) => theme.space(-3)};
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
  border-top: 1px solid ${({ theme }) => theme.color.border};
`;

/** The rows of the side menu, the same in the bar and in the drawer. */
export function MenuContent({ isFolded = false, isTall = false }: { isFolded?: boolean; isTall?: boolean }) {
  const contributions = useStore(contributionStore);
  const session = useSession();
  const { pathname } = useLocation();
  const menu = useMemo(() => sideMenuFor(contributions, session), [contributions, session]);
  const current = currentEntry(menu, pathname);
  const rows = (entries: readonly MenuEntry[]) =>
    entries.map((entry) => <MenuRow key={entry.id} {...{ entry, current, isFolded, isTall }} />);
  return (
    <Body>
      <MenuHead isFolded={isFolded} />
      <Groups>
        {menu.groups.map(({ name, entries }) => (
          <section key={name} aria-label={name}>
            <GroupName $isFolded={isFolded}>{name}</GroupName>
            <ul>{rows(entries)}</ul>
          </section>
        ))}
      </Groups>
      {menu.foot.length > 0 && <Foot>{rows(menu.foot)}</Foot>}
    </Body>
  );
}
