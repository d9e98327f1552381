import styled from 'styled-components';
import { TextField } from './text-field';
import type { TextFieldProps } from './text-field';

const DateText = styled(TextField)`
  & input::-webkit-calendar-picker-indicator {
    opacity: 0.6;
    cursor: pointer;
  }
`;

/** A day as `YYYY-MM-DD`, picked with the browser's own calendar. `min` and `max` bound it. */
export function DateField(props: Omit<TextFieldProps, 'type' | 'align' | 'prefix' | 'suffix'>) {
  return <DateText {...props} type="date" />;
}
