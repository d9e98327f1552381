import { breakpoints, Button, Code, useIsNarrow } from '@washcoat/ui';
import { Search } from 'lucide-react';
import styled from 'styled-components';
import type { ReadText } from './picture-search.api';
import { readingWords, textOf } from './picture-words';

const Part = styled.section`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space(2)};

  & > h3 {
    ${({ theme }) => theme.text.t14}
    font-weight: 600;
  }
`;

const Lines = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(1)};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${({ theme }) => `0 ${theme.space(3)}`};
  }
  & small {
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text2};
  }
`;

const Nothing = styled.p`
  color: ${({ theme }) => theme.color.text2};
`;

export interface ReadTextsProps {
  texts: readonly ReadText[];
  /** Puts a text into the search. */
  onSearch: (text: string) => void;
}

/** What was read on the photo and how surely, and the way to search for it. */
export function ReadTexts({ texts, onSearch }: ReadTextsProps) {
  const size = useIsNarrow(breakpoints.drawer) ? 44 : 28;
  return (
    <Part aria-label="What was read">
      <h3>What was read</h3>
      {texts.length === 0 ? (
        <Nothing>The text could not be read.</Nothing>
      ) : (
        <>
          <Lines>
            {texts.map((line, at) => (
              <li key={at}>
                <Code>{line.text}</Code>
                <small>{readingWords(line)}</small>
              </li>
            ))}
          </Lines>
          <Button size={size} icon={<Search size={14} />} onClick={() => onSearch(textOf(texts))}>
            Search for what was read
          </Button>
        </>
      )}
    </Part>
  );
}
