import type { Product } from '@washcoat/contract-converters';
import { entryOf } from '@washcoat/platform-sdk/scanning';
import type { CodeEntry } from '@washcoat/platform-sdk/scanning';
import { Button, Card, Code, IconButton } from '@washcoat/ui';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { piecesText } from './pieces';
import type { Scan } from './use-scan';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-height: ${({ theme }) => theme.space(14)};
  padding: ${({ theme }) => `0 ${theme.space(2)} 0 ${theme.space(4)}`};
  border-top: 1px solid ${({ theme }) => theme.color.border};

  & > span {
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text2};
  }
`;

/** Why a code was not added, and what to do about it. */
function openOf({ found, problem, quantity }: CodeEntry<Product>): { why: string; act: string } {
  const amount = quantity === 1 ? '' : ` · ${piecesText(quantity)}`;
  if (problem) return { why: problem, act: 'Look up again' };
  if (!found) return { why: 'Looking it up', act: 'Show' };
  const { match, candidates } = found;
  if (match === 'none') return { why: 'No converter carries it', act: 'Show' };
  const parts = match === 'whole' ? 'parts carry this stamp' : 'look like it';
  return { why: `${candidates.length} ${parts}${amount}`, act: 'Choose' };
}

/** Codes that were to be added and could not: nothing that was scanned is lost. */
export function WaitingCodes({ scan: { state, scanner } }: { scan: Scan }) {
  const waiting = state.aside.flatMap((id) => entryOf(state, id) ?? []);
  if (waiting.length === 0) return null;
  const reopen = ({ id, problem }: CodeEntry<Product>) => {
    if (problem) scanner.send({ is: 'lookAgain', entry: id });
    scanner.send({ is: 'reopen', entry: id });
  };
  return (
    <Card title="Not added yet" flush>
      <ul aria-label="Not added yet">
        {waiting.map((entry) => {
          const { why, act } = openOf(entry);
          return (
            <Row key={entry.id}>
              <span>
                <Code>{entry.code}</Code>
                <small>{why}</small>
              </span>
              <Button size={44} aria-label={`${act}: ${entry.code}`} onClick={() => reopen(entry)}>
                {act}
              </Button>
              <IconButton
                kind="plain"
                size={44}
                label={`Forget ${entry.code}`}
                onClick={() => scanner.send({ is: 'dismiss', entry: entry.id })}
              >
                <X size={16} />
              </IconButton>
            </Row>
          );
        })}
      </ul>
    </Card>
  );
}
