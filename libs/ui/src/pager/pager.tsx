import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button/button';
import { SelectField } from '../field/select-field';
import { formatCount } from '../format/count';
import { breakpoints } from '../theme/theme';
import { isPagerShown } from './pager-rule';

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
  min-height: 44px;
  padding: ${({ theme }) => `${theme.space(1.5)} ${theme.space(4)}`};
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.text2};
`;

const Size = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  white-space: nowrap;

  & button {
    width: 64px;
    border-color: ${({ theme }) => theme.color.border2};
    color: ${({ theme }) => theme.color.text};
    font-weight: 500;
  }
`;

const Note = styled.span`
  color: ${({ theme }) => theme.color.text3};

  @media (max-width: ${breakpoints.phone - 0.02}px) {
    display: none;
  }
`;

const Moves = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  margin-left: auto;
  ${({ theme }) => theme.font.tabular}

  @media (max-width: ${breakpoints.phone - 0.02}px) {
    width: 100%;

    & > button {
      flex: 1;
    }
    & > button:first-of-type {
      order: -1;
    }
  }
`;

export interface PagerProps {
  /** Rows before this page. */
  offset: number;
  /** Rows per page. */
  limit: number;
  /** Rows on this page. */
  count: number;
  areMoreItemsAvailable: boolean;
  onOffsetChange: (offset: number) => void;
  /** Sizes to choose from; absent on lists of a fixed size. Infinity: all rows in one list, which is scrolled. */
  sizes?: readonly number[];
  onLimitChange?: (limit: number) => void;
  /** Muted words in the middle: units of the columns. */
  note?: ReactNode;
}

/** Previous and Next with the range between; no total is invented. Shown by `isPagerShown`. */
export function Pager(props: PagerProps) {
  const { offset, limit, count, areMoreItemsAvailable, onOffsetChange, sizes, onLimitChange, note } = props;
  const isWhole = limit === Infinity;
  if (!isWhole && !isPagerShown(offset, areMoreItemsAvailable)) return null;
  const range = count === 0 ? 'No rows' : `Rows ${offset + 1}–${offset + count}`;
  return (
    <Root aria-label="Pages">
      {sizes && onLimitChange && (
        <Size>
          <span aria-hidden>Rows per page</span>
          <SelectField
            label="Rows per page"
            hideLabel
            size={28}
            value={String(limit)}
            options={sizes.map((size) => ({
              value: String(size),
              label: size === Infinity ? 'All' : String(size),
            }))}
            onChange={(size) => onLimitChange(Number(size))}
          />
        </Size>
      )}
      {note && <Note>{note}</Note>}
      <Moves>
        <span>{isWhole ? formatCount(count, 'row') : range}</span>
        {!isWhole && (
          <>
            <Button
              size={28}
              icon={<ChevronLeft size={14} />}
              disabled={offset === 0}
              onClick={() => onOffsetChange(Math.max(0, offset - limit))}
            >
              Previous
            </Button>
            <Button
              size={28}
              disabled={!areMoreItemsAvailable}
              onClick={() => onOffsetChange(offset + limit)}
            >
              Next
              <ChevronRight size={14} />
            </Button>
          </>
        )}
      </Moves>
    </Root>
  );
}
