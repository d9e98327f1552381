import styled from 'styled-components';

const Match = styled.b`
  font-weight: 600;
`;

/** A text with the part that matches what was typed in bold. */
export function MatchText({ text, typed }: { text: string; typed: string }) {
  const start = typed === '' ? -1 : text.toLowerCase().indexOf(typed.toLowerCase());
  if (start < 0) return <span>{text}</span>;
  return (
    <span>
      {text.slice(0, start)}
      <Match>{text.slice(start, start + typed.length)}</Match>
      {text.slice(start + typed.length)}
    </span>
  );
}
