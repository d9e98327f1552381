import { Plus, X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { touchArea, touchPixels, touchScreen } from '../theme/touch';

const chipBox = css`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1.5)};
  height: 28px;
  padding: 0 ${({ theme }) => theme.space(2)};
  border-radius: ${({ theme }) => theme.radius.field};
  ${({ theme }) => theme.text.t12}
  white-space: nowrap;

  @media ${touchScreen} {
    height: ${touchPixels}px;
  }
`;

const Set = styled.span`
  ${chipBox}
  border: 1px solid ${({ theme }) => theme.color.accentLine};
  background: ${({ theme }) => theme.color.accentSoft};
  color: ${({ theme }) => theme.color.accentText};

  & > b {
    font-weight: 600;
  }
`;

const Cross = styled.button.attrs({ type: 'button' })`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 20px;
  height: 20px;
  margin-right: -4px;
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.thumb};
  background: none;
  color: inherit;
  cursor: pointer;
  ${touchArea}

  &:hover {
    background: ${({ theme }) => theme.color.accentLine};
  }
`;

const Add = styled.button.attrs({ type: 'button' })`
  ${chipBox}
  border: 1px dashed ${({ theme }) => theme.color.border2};
  background: none;
  color: ${({ theme }) => theme.color.text2};
  font-weight: 500;
  cursor: pointer;

  &:hover,
  &[data-state='open'] {
    background: ${({ theme }) => theme.color.hover};
    border-color: ${({ theme }) => theme.color.borderField};
  }
`;

export interface ChipProps {
  /** What the filter is about: Facility. */
  name: string;
  /** What it is set to: Atlanta. */
  value: ReactNode;
  onRemove: () => void;
}

/** An active filter. */
export function Chip({ name, value, onRemove }: ChipProps) {
  return (
    <Set>
      <span>{name}</span>
      <b>{value}</b>
      <Cross onClick={onRemove} aria-label={`Remove filter ${name}`}>
        <X size={12} aria-hidden />
      </Cross>
    </Set>
  );
}

export interface AddChipProps extends ComponentPropsWithRef<'button'> {
  /** What can be filtered: Type. */
  name: string;
}

/** A filter that can be added; use it as the trigger of a menu. */
export function AddChip({ name, ...native }: AddChipProps) {
  return (
    <Add {...native}>
      <Plus size={12} aria-hidden />
      {name}
    </Add>
  );
}
