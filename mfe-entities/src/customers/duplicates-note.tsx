import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { typeName } from './customer-words';
import type { PossibleDuplicate } from './customers.api';
import { useDuplicates } from './use-duplicates';

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(2)};
  margin-top: ${({ theme }) => theme.space(4)};
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
  border: 1px solid ${({ theme }) => theme.color.warning.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.warning.soft};
  color: ${({ theme }) => theme.color.text};

  & > h2 {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space(2)};
    ${({ theme }) => theme.text.t13}
    font-weight: 600;
    color: ${({ theme }) => theme.color.warning.text};
  }
  & li {
    display: flex;
    flex-wrap: wrap;
    gap: ${({ theme }) => `0 ${theme.space(2)}`};
    padding: ${({ theme }) => theme.space(1)} 0;
  }
  & small {
    color: ${({ theme }) => theme.color.text2};
  }
`;

const reasonWords: Record<PossibleDuplicate['reasons'][number], string> = {
  name: 'name',
  ein: 'EIN',
  phone: 'phone',
  address: 'address',
  email: 'email',
};

function why({ reasons }: PossibleDuplicate): string {
  return `Same or similar ${reasons.map((reason) => reasonWords[reason]).join(', ')}`;
}

export interface DuplicatesNoteProps {
  /** The one being edited, which is not its own duplicate. */
  companyId?: string;
}

/** Customers that may already be this one, with the reasons. It never keeps anybody from saving. */
export function DuplicatesNote({ companyId }: DuplicatesNoteProps) {
  const found = useDuplicates(companyId);
  return (
    <div role="status">
      {found.length > 0 && (
        <Root aria-label="Possible duplicates">
          <h2>
            <TriangleAlert size={16} aria-hidden />
            {found.length === 1 ? 'This customer may exist already' : 'These customers may exist already'}
          </h2>
          <ul>
            {found.map((one) => (
              <li key={one.companyId}>
                <a href={`/entities/viewGroupId/${one.companyId}`} target="_blank" rel="noreferrer">
                  {one.companyName}
                </a>
                <span>
                  {typeName(one)}, {one.address}, {one.city}, {one.state}
                  {!one.isActive && ', switched off'}
                </span>
                <small>{why(one)}</small>
              </li>
            ))}
          </ul>
        </Root>
      )}
    </div>
  );
}
