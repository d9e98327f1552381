import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import type { HeadingSearch } from '@washcoat/platform-sdk';
import { breakpoints, KeyCap, TextField } from '@washcoat/ui';
import styled from 'styled-components';
import { isTyping } from '../keys/is-typing';
import { takeEntrance } from '../session/entrance';

/** How long the search waits after the last key. */
export const searchDelayMs = 500;

const Root = styled.div.attrs({ role: 'search' })`
  flex: 0 20 360px;
  min-width: 100px;

  @media (max-width: ${breakpoints.drawer - 0.02}px) {
    flex: 1;
  }
`;

/** Where the list of the page begins: its first row, or the first cell of it that says something. */
function startOfList(): HTMLElement | undefined {
  const stops = document.querySelectorAll<HTMLElement>('main tbody tr[tabindex], main [role="gridcell"]');
  const places = [...stops]
    .filter((stop) => stop.matches('tr') || !stop.querySelector('input'))
    .map((stop) => ({ stop, ...place(stop) }));
  return places.sort((one, other) => one.top - other.top || one.left - other.left)[0]?.stop;
}

/** Columns that stay stand apart from the others in the document. */
function place(stop: HTMLElement): { top: number; left: number } {
  const { top, left } = stop.getBoundingClientRect();
  return { top: Math.round(top), left };
}

/** The page's search; `/` leads into it, and so does signing in. The down arrow leads from it into the list. What is typed goes to the page 500 ms after the last key, or on Enter. Large where fingers type. */
export function TopBarSearch({ search, isLarge = false }: { search: HeadingSearch; isLarge?: boolean }) {
  const { placeholder, value, onChange } = search;
  const [draft, setDraft] = useState(value);
  const [told, setTold] = useState(value);
  const [seen, setSeen] = useState(value);
  const box = useRef<HTMLInputElement>(null);
  if (value !== seen) {
    setSeen(value);
    if (value !== told) {
      setTold(value);
      setDraft(value);
    }
  }

  const tell = useEffectEvent((text: string) => {
    setTold(text);
    onChange(text);
  });
  useEffect(() => {
    if (draft === told) return undefined;
    const timer = setTimeout(() => tell(draft), searchDelayMs);
    return () => clearTimeout(timer);
  }, [draft, told]);

  useEffect(() => {
    if (takeEntrance() && !isLarge) box.current?.focus();
  }, [isLarge]);
  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

  const enter = () => {
    setTold(draft);
    onChange(draft);
  };
  const press = (event: KeyboardEvent) => {
    const isSought = draft === told;
    if (event.key === 'Enter' && !isSought) enter();
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (isSought) startOfList()?.focus();
    else enter();
  };
  return (
    <Root>
      <TextField
        ref={box}
        type="search"
        size={isLarge ? 44 : 32}
        label={placeholder}
        hideLabel
        placeholder={placeholder}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={press}
        prefix={<Search size={16} aria-hidden />}
        suffix={!isLarge && <KeyCap aria-hidden>/</KeyCap>}
      />
    </Root>
  );
}
