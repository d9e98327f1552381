import type { WholeRole } from '@washcoat/contract-entities';
import { useUnsavedGuard } from '@washcoat/platform-sdk';
import { useKeptDraft, type DraftOffer } from '@washcoat/platform-sdk/forms';
import { useState } from 'react';
import { startOf, type RoleDraft, type RoleTask } from './role-draft';

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

/** A stored draft in the shape of a role; what it does not say is as in `start`. */
function draftFrom(values: Readonly<Record<string, unknown>>, start: RoleDraft): RoleDraft {
  const isAlike = (name: string) => {
    const own: unknown = Reflect.get(start, name);
    return name in values && (own === null || typeof values[name] === typeof own);
  };
  const known = Object.keys(start).filter(isAlike);
  const typed = Object.fromEntries(known.map((name) => [name, values[name]]));
  return { ...start, ...typed };
}

/** Keeps what is typed for a role on this device as well, and offers it after a reload. */
export function useStoredDraft(
  role: WholeRole,
  task: RoleTask,
  onDraft: (draft: RoleDraft | null) => void,
): { onDraft: (draft: RoleDraft | null) => void; offer: DraftOffer | null } {
  const stored = useKeptDraft({ noun: 'role', record: task === 'add' ? task : `${task} ${role.roleId}` });
  return {
    onDraft: (draft) => {
      if (draft) stored.keep({ ...draft });
      else stored.forget();
      onDraft(draft);
    },
    offer: stored.offer((values) => onDraft(draftFrom(values, startOf(role, task)))),
  };
}
