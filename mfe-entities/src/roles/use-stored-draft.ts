import type { WholeRole } from '@washcoat/contract-entities';
import { useKeptDraft, type DraftOffer } from '@washcoat/platform-sdk/forms';
import { startOf, type RoleDraft, type RoleTask } from './role-draft';

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
