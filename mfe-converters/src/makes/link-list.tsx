import { Card } from '@washcoat/ui';
import { ExternalLink } from 'lucide-react';
import styled from 'styled-components';

const Links = styled.ul`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Link = styled.a`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-height: ${({ theme }) => theme.space(8)};
  color: ${({ theme }) => theme.color.accentText};
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
  }
`;

/** Addresses to follow, each in a window of its own; nothing where there are none. */
export function LinkList({ title, addresses }: { title: string; addresses: readonly string[] }) {
  if (addresses.length === 0) return null;
  return (
    <Card title={title}>
      <Links>
        {addresses.map((address) => (
          <li key={address}>
            <Link href={address} target="_blank" rel="noreferrer">
              <ExternalLink size={14} aria-hidden />
              {address}
            </Link>
          </li>
        ))}
      </Links>
    </Card>
  );
}
