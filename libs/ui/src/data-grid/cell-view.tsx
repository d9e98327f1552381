import { useContext } from 'react';
import styled from 'styled-components';
import { Skeleton } from '@washcoat/ui';
import type { SkeletonShape } from './column';
import { GridViewContext } from './grid-context';

/** A row as the grid holds it: only its id. */
export interface GridRow {
  readonly id: string;
  readonly isSkeleton: boolean;
}

const Content = styled.div<{ $align: 'left' | 'right' }>`
  display: flex;
  align-items: center;
  justify-content: ${({ $align }) => ($align === 'right' ? 'flex-end' : 'flex-start')};
  gap: ${({ theme }) => theme.space(1)};
  width: 100%;
  min-width: 0;
  line-height: 16px;
  ${({ theme }) => theme.font.tabular}

  & > * {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > svg,
  & > button,
  & > a,
  & > span:has(button) {
    flex: none;
    overflow: visible;
  }
`;

const sizes: Record<Exclude<SkeletonShape, 'none'>, { $width: string; $height: string }> = {
  text: { $width: '70%', $height: '10px' },
  number: { $width: '48px', $height: '10px' },
  picture: { $width: '36px', $height: '27px' },
  pill: { $width: '72px', $height: '18px' },
};

export interface CellViewProps {
  data?: GridRow;
  columnId: string;
}

/** The inside of one cell. */
export function CellView({ data, columnId }: CellViewProps) {
  const view = useContext(GridViewContext);
  if (!data) return null;
  const align = view.alignOf(columnId);
  if (data.isSkeleton) {
    const shape = view.skeleton(columnId);
    return <Content $align={align}>{shape !== 'none' && <Skeleton {...sizes[shape]} />}</Content>;
  }
  return (
    <Content $align={align} data-row-state={view.stateOf(data.id)}>
      {view.cell(columnId, data.id)}
    </Content>
  );
}
