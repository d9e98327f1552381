import styled from 'styled-components';
import { popSurface } from '../layer/pop-motion';
import { Spinner } from '../progress/spinner';
import { MatchText } from './match-text';
import type { Option } from './option';
import { optionRow } from './option-row';
import type { SearchState } from './use-search';

const List = styled.div`
  ${popSurface}
  max-height: 320px;
  overflow-y: auto;
  padding: ${({ theme }) => theme.space(1)};
`;

const Row = styled.div`
  ${optionRow}
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

const Note = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-height: 32px;
  padding: 0 ${({ theme }) => theme.space(2)};
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.text3};
`;

export interface TypeaheadListProps {
  id: string;
  label: string;
  state: SearchState;
  typed: string;
  minChars: number;
  active: number;
  onPoint: (index: number) => void;
  onPick: (option: Option) => void;
}

/** What stands under a typeahead: a note, a spinner, or the options. */
export function TypeaheadList({
  id,
  label,
  state,
  typed,
  minChars,
  active,
  onPoint,
  onPick,
}: TypeaheadListProps) {
  if (state.kind === 'found' && state.options.length > 0) {
    return (
      <List id={id} role="listbox" aria-label={label}>
        {state.options.map((option, index) => (
          <Row
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-label={option.note ? `${option.label}, ${option.note}` : option.label}
            aria-selected={index === active}
            aria-disabled={option.disabled || undefined}
            onPointerMove={() => onPoint(index)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(option)}
          >
            {option.icon}
            <Words>
              <MatchText text={option.label} typed={typed.trim()} />
              {option.note && <small>{option.note}</small>}
            </Words>
          </Row>
        ))}
      </List>
    );
  }
  return (
    <List id={id} role="status">
      <Note>
        {state.kind === 'short' && `Type at least ${minChars} characters`}
        {state.kind === 'loading' && (
          <>
            <Spinner /> Searching
          </>
        )}
        {state.kind === 'found' && 'Nothing found'}
        {state.kind === 'failed' && 'The search did not answer. Type again to retry.'}
      </Note>
    </List>
  );
}
