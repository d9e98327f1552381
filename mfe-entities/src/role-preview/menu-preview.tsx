import { contributionStore, useStore } from '@washcoat/platform-sdk';
import { breakpoints, Pill, Segment, useIsNarrow } from '@washcoat/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import type { RolePermission } from '../roles/granting';
import type { RoleDraft } from '../roles/role-draft';
import { menuOf, type MenuPart } from './menu-of';
import { previewedUser, ranks, standingsOf, type Rank } from './previewed-user';

const Root = styled.aside`
  position: sticky;
  top: ${({ theme }) => theme.space(38)};
  max-height: calc(100dvh - ${({ theme }) => theme.space(42)});
  overflow-y: auto;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(2)};
  margin: ${({ theme }) => `${theme.space(3)} ${theme.space(4)} ${theme.space(4)} 0`};
  padding: ${({ theme }) => theme.space(3)};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.sunken};

  & > h2 {
    ${({ theme }) => theme.text.t13}
    font-weight: 600;
  }
  & > p {
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text3};
  }
  @container (max-width: 620px) {
    position: static;
    max-height: none;
    margin: ${({ theme }) => `${theme.space(3)} ${theme.space(4)} 0`};
  }
`;

const Part = styled.section`
  & > h3 {
    padding: ${({ theme }) => `${theme.space(1)} 0`};
    ${({ theme }) => theme.text.t11}
    color: ${({ theme }) => theme.color.text3};
  }
`;

const Row = styled.li<{ $isInner: boolean; $isGone: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)};
  min-height: 24px;
  padding-left: ${({ theme, $isInner }) => theme.space($isInner ? 4 : 1)};
  color: ${({ theme, $isGone }) => ($isGone ? theme.color.text3 : theme.color.text)};

  & > del {
    text-decoration: line-through;
  }
`;

export interface MenuPreviewProps {
  permissions: readonly RolePermission[];
  draft: RoleDraft;
  /** The role as it is saved. */
  start: RoleDraft;
}

/** What somebody with the role sees in the side menu, while its permissions are being chosen. */
export function MenuPreview({ permissions, draft, start }: MenuPreviewProps) {
  const titleId = useId();
  const size = useIsNarrow(breakpoints.phone) ? 44 : 28;
  const contributions = useStore(contributionStore);
  const [rank, setRank] = useState<Rank>('user');
  const [standingId, setStandingId] = useState('');
  const standings = standingsOf(draft.type ?? 1);
  const standing = standings.find(({ id }) => id === standingId) ?? standings[0];
  if (!standing) return null;
  const seenBy = ({ granted }: RoleDraft) => previewedUser(permissions, { granted }, standing, rank);
  const parts = menuOf(contributions, seenBy(start), seenBy(draft));
  return (
    <Root aria-labelledby={titleId}>
      <h2 id={titleId}>What would this user see</h2>
      {standings.length > 1 && (
        <Segment
          label="Who has the role"
          wide
          size={size}
          parts={standings.map(({ id, label }) => ({ value: id, label }))}
          value={standing.id}
          onChange={setStandingId}
        />
      )}
      <Segment label="Rank" wide size={size} parts={ranks} value={rank} onChange={setRank} />
      {parts.map((part) => (
        <MenuPartRows key={part.name} part={part} />
      ))}
      {(draft.type ?? 1) !== 1 && (
        <p>Settings of a company come before the role: carts, unit prices, totals, markups, pictures.</p>
      )}
    </Root>
  );
}

function MenuPartRows({ part: { name, rows } }: { part: MenuPart }) {
  const nameId = useId();
  return (
    <Part>
      <h3 id={nameId}>{name}</h3>
      <ul aria-labelledby={nameId}>
        {rows.map(({ id, label, isInner, change }) => (
          <Row key={id} $isInner={isInner} $isGone={change === 'gone'}>
            {change === 'gone' ? <del>{label}</del> : <span>{label}</span>}
            {change === 'new' && <Pill kind="info">New</Pill>}
            {change === 'gone' && <Pill>Gone</Pill>}
          </Row>
        ))}
      </ul>
    </Part>
  );
}
