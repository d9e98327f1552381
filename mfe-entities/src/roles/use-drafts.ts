import { useUnsavedGuard } from '@washcoat/platform-sdk';
import { useState } from 'react';
import type { RoleDraft } from './role-draft';

/** Drafts of the screen, by what they are a draft of. */
export interface Drafts {
  of: (key: string) => RoleDraft | undefined;
  /** Keeps a draft; null drops it. */
  keep: (key: string, draft: RoleDraft | null) => void;
  /** Whether the role has something typed and not saved. */
  has: (key: string) => boolean;
}

/** Holds what was typed while one looks at other roles, and asks before the page is left with it. */
export function useDrafts(): Drafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, RoleDraft>>(new Map());
  useUnsavedGuard(drafts.size > 0);
  return {
    of: (key) => drafts.get(key),
    has: (key) => drafts.has(key),
    keep: (key, draft) =>
      setDrafts((before) => {
        const next = new Map(before);
        if (draft) next.set(key, draft);
        else next.delete(key);
        return next;
      }),
  };
}
