import { breakpoints, Button, EmptyState, useIsNarrow } from '@washcoat/ui';
import { ScanSearch } from 'lucide-react';
import styled from 'styled-components';
import { useExpertQuestion } from '../expert-advice/use-expert-question';
import { CandidateRow } from './candidate-row';
import type { CandidateRowProps } from './candidate-row';
import type { Candidate } from './picture-search.api';

const Group = styled.section`
  & > h3 {
    ${({ theme }) => theme.text.t14}
    font-weight: 600;
  }
  & > p {
    margin-bottom: ${({ theme }) => theme.space(2)};
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text2};
  }
  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

interface CandidateListProps extends Omit<CandidateRowProps, 'candidate'> {
  candidates: readonly Candidate[];
}

/** The converters that a photo may show, the most certain first; guesses stand apart and are called so. */
export function CandidateList({ candidates, ...row }: CandidateListProps) {
  const guesses = candidates.filter(({ certainty }) => certainty === 'guess');
  const found = candidates.filter(({ certainty }) => certainty !== 'guess');
  if (candidates.length === 0) return <NothingAlike />;
  return (
    <>
      {found.length > 0 && (
        <Rows
          title="Found by the code"
          sentence={found.length === 1 ? 'What was read fits its code.' : 'What was read fits their codes.'}
          list={found}
          {...row}
        />
      )}
      {guesses.length > 0 && (
        <Rows
          title={guesses.length === 1 ? 'A guess' : 'Guesses'}
          sentence="Compare kind, shape and weight before you trust one of these."
          list={guesses}
          {...row}
        />
      )}
    </>
  );
}

/** What else to try when neither a code nor a picture of the catalogue is like the photo. */
function NothingAlike() {
  const { mayAsk, ask } = useExpertQuestion();
  const size = useIsNarrow(breakpoints.drawer) ? 44 : 32;
  return (
    <EmptyState
      icon={<ScanSearch size={20} />}
      title="Nothing in the catalogue is alike"
      hint="Take the photo from the side with the stamped code, close and in even light."
      action={
        mayAsk && (
          <Button size={size} onClick={ask}>
            Ask an expert
          </Button>
        )
      }
    />
  );
}

interface RowsProps extends Omit<CandidateRowProps, 'candidate'> {
  title: string;
  sentence: string;
  list: readonly Candidate[];
}

function Rows({ title, sentence, list, ...row }: RowsProps) {
  return (
    <Group aria-label={title}>
      <h3>{title}</h3>
      <p>{sentence}</p>
      <ul>
        {list.map((candidate) => (
          <CandidateRow key={candidate.productId} candidate={candidate} {...row} />
        ))}
      </ul>
    </Group>
  );
}
