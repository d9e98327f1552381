import type { AnswerOf, Endpoint, RequestOf } from '@washcoat/contract-kernel';
import type { ConverterShape } from '@washcoat/ui';
import { askServer } from '../api/ask-server';

/** A row of the command palette. */
export interface PaletteEntry {
  id: string;
  /** What it is called; the bold part. */
  title: string;
  /** Sets the title like a stamped code. */
  isCode?: boolean;
  /** What tells it from others of that name. */
  detail?: string;
  /** The number people decide on, formatted. */
  figure?: string;
  /** A lucide icon the menu knows. */
  icon?: string;
  picture?: { src: string | null; code: string; type: string; shape?: ConverterShape };
  /** The key that does the same where nobody types. */
  shortcut?: string;
  /** The address it opens. */
  route: string;
  /** What it does instead, on the page that is shown. */
  run?: () => void;
}

/** Finds rows of one kind for the command palette. */
export interface PaletteSource {
  /** How many characters must be typed before it is asked. */
  atLeast: number;
  /** @throws ApiProblem when the server refuses or there is no connection */
  search: (text: string, signal: AbortSignal) => Promise<readonly PaletteEntry[]>;
}

export interface PaletteSourceParts<Definition extends Endpoint> {
  /** The call that finds. */
  definition: Definition;
  ask: (text: string) => RequestOf<Definition>;
  entriesOf: (answer: AnswerOf<Definition>) => readonly PaletteEntry[];
  /** 3 unless said. */
  atLeast?: number;
}

/** A source from one call of the remote: the default export of `src/palette/<name>.palette.ts`. */
export function paletteSource<Definition extends Endpoint>(
  parts: PaletteSourceParts<Definition>,
): PaletteSource {
  const { definition, ask, entriesOf, atLeast = 3 } = parts;
  return {
    atLeast,
    async search(text, signal) {
      const { data, error } = await askServer({ definition, input: ask(text) }, signal);
      if (error) throw error;
      return entriesOf(data as AnswerOf<Definition>);
    },
  };
}
