import type { Role } from '@washcoat/contract-entities';
import { hrefTo, type Action } from '@washcoat/platform-sdk';
import { RowActions } from '@washcoat/platform-sdk/lists';
import { OutlinePill, Pill, touchScreen } from '@washcoat/ui';
import styled from 'styled-components';
import { defaultWords, roleTypeName } from './role-words';

const Row = styled.li<{ $isCurrent: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(3)} ${theme.space(2)} ${theme.space(4)}`};
  border-bottom: 1px solid ${({ theme }) => theme.color.border};
  background: ${({ theme, $isCurrent }) => ($isCurrent ? theme.color.selected : 'transparent')};
  box-shadow: ${({ theme, $isCurrent }) => ($isCurrent ? `inset 2px 0 0 ${theme.color.accent}` : 'none')};

  &:hover {
    background: ${({ theme, $isCurrent }) => ($isCurrent ? theme.color.selected : theme.color.hover)};
  }
  & > button {
    position: relative;
    opacity: ${({ $isCurrent }) => ($isCurrent ? 1 : 0)};
  }
  &:hover > button,
  &:focus-within > button {
    opacity: 1;
  }
  @media ${touchScreen} {
    min-height: 56px;

    & > button {
      opacity: 1;
    }
  }
`;

const Words = styled.a`
  display: block;
  flex: 1;
  min-width: 0;
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${({ theme }) => theme.color.accent};
    outline-offset: -2px;
  }
  & > small {
    display: block;
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text2};
    ${({ theme }) => theme.font.tabular}
  }
`;

const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space(0.5)} ${theme.space(2)}`};
  overflow-wrap: anywhere;

  & > strong {
    font-weight: 600;
    min-width: 0;
  }
`;

/** A number with its noun. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

export interface RoleListRowProps {
  role: Role;
  href: string;
  isCurrent: boolean;
  /** Something typed for it is not saved. */
  isEdited: boolean;
  actions: readonly Action<Role>[];
}

/** One role of the list: who has it, what it is worth, and what can be done with it. */
export function RoleListRow({ role, href, isCurrent, isEdited, actions }: RoleListRowProps) {
  const { name, type, permissionCount, userCount, defaultFor } = role;
  return (
    <Row $isCurrent={isCurrent}>
      <Words {...hrefTo(href)} aria-current={isCurrent ? 'true' : undefined}>
        <Name>
          <strong>{name}</strong>
          <OutlinePill>{roleTypeName(type)}</OutlinePill>
          {isEdited && <Pill kind="warning">Not saved</Pill>}
        </Name>
        <small>
          {counted(permissionCount, 'permission')}, {counted(userCount, 'user')}
          {defaultFor.length > 0 && `, ${defaultWords(defaultFor)}`}
        </small>
      </Words>
      <RowActions row={role} actions={actions} />
    </Row>
  );
}
