import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useChatPeopleQuery } from './chat.api';
import type { Mentionable } from './mentioned-in';

/** The name that is being typed after an @ at the end of what is before the caret. */
const started = /(?:^|\s)@([\p{L}\d.'-]*(?: [\p{L}\d.'-]*)?)$/u;

/** Mentions of people who may open the load: typed as @name, chosen by keys or pointer. */
export function useMention(
  loadId: string,
  { text, onChange }: { text: string; onChange(text: string): void },
) {
  const [at, setAt] = useState(0);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const { data } = useChatPeopleQuery({ loadId }, { skip: !text.includes('@') });
  const people: readonly Mentionable[] = data?.list ?? [];
  const typed = started.exec(text)?.[1];
  const isWanted = typed !== undefined && typed !== dismissed;
  const names = isWanted
    ? people.filter(({ name }) => name.toLowerCase().startsWith(typed.toLowerCase()) && name !== typed)
    : [];
  const chosen = Math.min(at, names.length - 1);
  const choose = ({ name }: Mentionable) => {
    onChange(`${text.slice(0, text.length - (typed?.length ?? 0))}${name} `);
    setAt(0);
  };
  return {
    names,
    /** Whether not everybody who may open the load is among those who are offered. */
    areMore: isWanted && data?.areMoreItemsAvailable === true,
    chosen,
    choose,
    /** Takes the keys that move through the names; answers whether it did. */
    takeKey(event: KeyboardEvent): boolean {
      const name = names[chosen];
      if (!name) return false;
      if (event.key === 'ArrowDown') setAt((chosen + 1) % names.length);
      else if (event.key === 'ArrowUp') setAt((chosen + names.length - 1) % names.length);
      else if (event.key === 'Enter' || event.key === 'Tab') choose(name);
      else if (event.key === 'Escape') setDismissed(typed ?? null);
      else return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
  };
}
