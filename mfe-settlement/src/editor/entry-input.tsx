import type { ChangeEvent, ClipboardEvent, KeyboardEvent } from 'react';
import styled from 'styled-components';
import { isBegun, isBlockedKey, pastedNumber } from './entered-text';
import { isOfCells } from './paste-rows';
import { sayUnread } from './say-unread';

const Box = styled.input`
  display: block;
  width: 100%;
  min-width: 80px;
  max-width: 112px;
  height: 28px;
  margin: 3px 0 3px auto;
  padding: 0 ${({ theme }) => theme.space(2)};
  border: 1px solid ${({ theme }) => theme.color.borderField};
  border-radius: ${({ theme }) => theme.radius.field};
  background: ${({ theme }) => theme.color.surface};
  color: inherit;
  font: inherit;
  ${({ theme }) => theme.font.tabular}
  text-align: right;

  &[data-kind='text'],
  &[data-kind='date'] {
    max-width: 168px;
    margin-left: 0;
    text-align: left;
  }
  &[data-kind='date'] {
    min-width: 122px;
    max-width: 136px;
  }
  &:hover:enabled {
    border-color: ${({ theme }) => theme.color.text3};
  }
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.color.accent};
    outline-offset: -1px;
  }
  &:disabled {
    border-color: transparent;
    background: transparent;
    cursor: not-allowed;
  }
  /* A day that nobody entered is empty on a completed sheet, not mm/dd/yyyy. */
  &[data-kind='date']:disabled[value=''] {
    color: transparent;
  }
  &[aria-invalid='true'] {
    border-color: ${({ theme }) => theme.color.danger.text};
  }
  @media (pointer: coarse) {
    height: 44px;
  }
`;

export interface EntryInputProps {
  /** What is entered here, for assistive technology. */
  label: string;
  kind: 'text' | 'date' | 'number';
  value: string;
  onText: (text: string) => void;
  /** A number may be below 0. */
  isSigned?: boolean;
  isInvalid?: boolean;
  placeholder?: string;
  /** Where it stands in a table, for the arrow keys. */
  row?: number;
  field?: string;
}

/** One value of a settlement, as dense as a cell. Numbers take no e, E, + and, unless they are signed, no minus. */
export function EntryInput(props: EntryInputProps) {
  const { label, kind, value, onText, isSigned = false, isInvalid, placeholder, row, field } = props;
  const isNumber = kind === 'number';
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = isNumber ? target.value.replace(',', '.') : target.value;
    if (!isNumber || isBegun(text, isSigned)) onText(text);
  };
  const press = (event: KeyboardEvent) => {
    if (isNumber && isBlockedKey(event.key, isSigned)) event.preventDefault();
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text').trim();
    if (!isNumber || isOfCells(text)) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    const joined = value.slice(0, selectionStart ?? 0) + text + value.slice(selectionEnd ?? value.length);
    event.preventDefault();
    if (isBegun(joined, isSigned)) {
      onText(joined);
      return;
    }
    const read = pastedNumber(text, isSigned);
    if (!read) sayUnread(`${text.slice(0, 40)} is no number here. The field is empty.`);
    onText(read);
  };
  return (
    <Box
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      data-kind={kind}
      data-row={row}
      data-field={field}
      type={kind === 'date' ? 'date' : 'text'}
      inputMode={isNumber ? 'decimal' : undefined}
      maxLength={isNumber ? 20 : 200}
      autoComplete="off"
      placeholder={placeholder}
      value={value}
      onChange={change}
      onKeyDown={press}
      onPaste={paste}
    />
  );
}
