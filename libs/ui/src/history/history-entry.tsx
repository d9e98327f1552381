import { ArrowRight } from 'lucide-react';
import type { HistoryEntry } from '@washcoat/contract-kernel';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { HiddenText } from '../layer/hidden-text';
import { DateText } from '../quantity/date-text';
import { actionText, valueText } from './history-words';

const Item = styled.li`
  padding: ${({ theme }) => theme.space(3)} 0;

  &:first-child {
    padding-top: 0;
  }
  & + & {
    border-top: 1px solid ${({ theme }) => theme.color.border};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space(0.5)} ${theme.space(3)}`};
  ${({ theme }) => theme.text.t13}

  & > span > b {
    font-weight: 600;
  }
`;

const Changes = styled.dl`
  display: grid;
  grid-template-columns: min(160px, 30%) minmax(0, 1fr);
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(3)}`};
  margin-top: ${({ theme }) => theme.space(1.5)};
  ${({ theme }) => theme.text.t12}

  & > dt {
    overflow-wrap: anywhere;
    color: ${({ theme }) => theme.color.text3};
  }
  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  & > dd > svg {
    margin: 0 ${({ theme }) => theme.space(1.5)};
    vertical-align: -2px;
    color: ${({ theme }) => theme.color.text3};
  }
  & > dd > del {
    color: ${({ theme }) => theme.color.text2};
    text-decoration: none;
  }
  & > dd > ins {
    font-weight: 500;
    text-decoration: none;
  }
`;

export interface HistoryEntryRowProps {
  entry: HistoryEntry;
  /** Names of fields for people, by their names on the wire. */
  fieldNames: Readonly<Record<string, string>>;
  /** What it came of, after what was done. */
  cause?: ReactNode;
}

/** One change: who, what, when, and every field from what it was to what it is. */
export function HistoryEntryRow({ entry, fieldNames, cause }: HistoryEntryRowProps) {
  return (
    <Item>
      <Head>
        <span>
          <b>{entry.userName}</b> {actionText(entry.action)}
          {cause ? <> {cause}</> : null}
        </span>
        <DateText value={entry.at} format="moment" muted />
      </Head>
      {entry.changes.length > 0 && (
        <Changes>
          {entry.changes.map(({ field, before, after }) => [
            <dt key={`${field} name`}>{fieldNames[field] ?? field}</dt>,
            <dd key={`${field} values`}>
              <HiddenText>from </HiddenText>
              <del>{valueText(before)}</del>
              <ArrowRight size={12} aria-hidden />
              <HiddenText> to </HiddenText>
              <ins>{valueText(after)}</ins>
            </dd>,
          ])}
        </Changes>
      )}
    </Item>
  );
}
