import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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

/** The page's search; `/` leads into it, and so does signing in. What is typed goes to the page 500 ms after the last key, or on Enter. Large where fingers type. */
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
    const focus = (event: KeyboardEvent) => {
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
        onKeyDown={(event) => event.key === 'Enter' && draft !== told && enter()}
        prefix={<Search size={16} aria-hidden />}
        suffix={!isLarge && <KeyCap aria-hidden>/</KeyCap>}
      />
    </Root>
  );
}
