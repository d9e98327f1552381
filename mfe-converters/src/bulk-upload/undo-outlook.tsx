import { Code, formatCount, formatNumber } from '@washcoat/ui';
import styled from 'styled-components';
import type { UndoPreview } from './uploads.api';

const Remainders = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(1)};
  max-height: 40vh;
  margin: ${({ theme }) => theme.space(2)} 0 0;
  padding-left: ${({ theme }) => theme.space(4)};
  overflow-y: auto;
`;

/** What taking an upload back would do now, and by name what it would leave as it is. */
export function UndoOutlook({ outlook }: { outlook: UndoPreview }) {
  const { deleteCount, restoreCount, keptCount, goneCount, list } = outlook;
  const unnamed = keptCount + goneCount - list.length;
  const sentences = [
    deleteCount && `${formatCount(deleteCount, 'added converter')} will be deleted.`,
    restoreCount && `${formatCount(restoreCount, 'changed converter')} will get the values from before back.`,
    keptCount && `${formatCount(keptCount, 'converter')} will be kept, because of what happened since.`,
    goneCount && `${formatCount(goneCount, 'converter')} deleted since will stay deleted.`,
  ].filter(Boolean);
  return (
    <>
      {sentences.join(' ')}
      {list.length > 0 && (
        <Remainders aria-label="Not taken back" tabIndex={0}>
          {list.map(({ line, oem, name, reasons }) => (
            <li key={line}>
              <Code>{oem}</Code> {name && `${name}. `}
              {reasons.join('. ')}
            </li>
          ))}
          {unnamed > 0 && <li>and {formatNumber(unnamed)} more</li>}
        </Remainders>
      )}
    </>
  );
}
