import type { Make } from '@washcoat/contract-converters';
import { breakpoints, IconButton, Picture, RovingGroup, RovingItem } from '@washcoat/ui';
import { Pencil } from 'lucide-react';
import styled from 'styled-components';

const List = styled.ul`
  max-height: 50dvh;
  margin: 0;
  padding: ${({ theme }) => theme.space(1)};
  list-style: none;
  overflow-y: auto;

  @media (max-width: ${breakpoints.phone - 0.02}px) {
    max-height: 66dvh;
  }
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};

  & + & {
    border-top: 1px solid ${({ theme }) => theme.color.border};
  }
`;

const Opener = styled.button.attrs({ type: 'button' })`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  min-width: 0;
  min-height: ${({ theme }) => theme.space(12)};
  padding: ${({ theme }) => `${theme.space(1)} ${theme.space(2)}`};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.field};
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.color.hover};
  }
`;

const Names = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text2};
  }
`;

export interface MakeRowsProps {
  makes: readonly Make[];
  onView: (make: Make) => void;
  /** Absent for those who may change none. */
  onEdit?: (make: Make) => void;
}

/** Makes under each other: pressing one opens its tips. One stop of the Tab key; arrows, Home and End go from button to button. */
export function MakeRows({ makes, onView, onEdit }: MakeRowsProps) {
  return (
    <RovingGroup>
      <List aria-label="Makes">
        {makes.map((make) => (
          <Row key={make.makeId}>
            <RovingItem>
              <Opener onClick={() => onView(make)}>
                <Picture src={make.profileUrl} alt="" size={48} />
                <Names>
                  <strong>{make.make}</strong>
                  <span>{make.model.join(', ') || 'No models'}</span>
                </Names>
              </Opener>
            </RovingItem>
            {onEdit && (
              <RovingItem>
                <IconButton size={44} label={`Edit ${make.make}`} onClick={() => onEdit(make)}>
                  <Pencil size={16} />
                </IconButton>
              </RovingItem>
            )}
          </Row>
        ))}
      </List>
    </RovingGroup>
  );
}
