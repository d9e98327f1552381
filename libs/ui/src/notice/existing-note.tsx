import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

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

/** A record that may be the one that is being typed. */
export interface ExistingRecord {
  id: string;
  /** Its page; it opens beside the form. */
  href: string;
  name: ReactNode;
  /** What it is, in a line. */
  detail: ReactNode;
  /** Why it may be the same. */
  why?: string;
}

export interface ExistingNoteProps {
  label: string;
  title: string;
  records: readonly ExistingRecord[];
}

/** Records that may already be the one being typed, read out as they appear. It never keeps anybody from saving. */
export function ExistingNote({ label, title, records }: ExistingNoteProps) {
  return (
    <div role="status">
      {records.length > 0 && (
        <Root aria-label={label}>
          <h2>
            <TriangleAlert size={16} aria-hidden />
            {title}
          </h2>
          <ul>
            {records.map(({ id, href, name, detail, why }) => (
              <li key={id}>
                <a href={href} target="_blank" rel="noreferrer">
                  {name}
                </a>
                <span>{detail}</span>
                {why && <small>{why}</small>}
              </li>
            ))}
          </ul>
        </Root>
      )}
    </div>
  );
}
