import type { WholeRole } from '@washcoat/contract-entities';
import { problemOf, problemText, type ApiProblem } from '@washcoat/platform-sdk';
import { useAttemptKey } from '@washcoat/platform-sdk/forms';
import { toast } from '@washcoat/ui';
import { useState } from 'react';
import {
  fieldsOf,
  problemsOf,
  saysTheSame,
  startOf,
  type DraftProblems,
  type RoleDraft,
  type RoleTask,
} from './role-draft';
import type { RoleType } from './role-words';
import { useAddRoleMutation, useEditRoleMutation } from './roles.api';

const ADDED = 'Successfully added the Role';
const EDITED = 'Successfully edited the Role';
const SAVE_FAILED = 'Oops! Something went wrong. Please try again later';

export interface RoleFormInput {
  role: WholeRole;
  task: RoleTask;
  draft: RoleDraft;
  /** Null: there is nothing left to keep. */
  onDraft: (draft: RoleDraft | null) => void;
  /** Loads the role anew, after somebody else changed it. */
  reload: () => Promise<unknown>;
  /** The id of what was saved. */
  onSaved: (roleId: string) => void;
}

/** The form of a role: what is typed, what is wrong with it, and how it is saved. */
export function useRoleForm({ role, task, draft, onDraft, reload, onSaved }: RoleFormInput) {
  const [problems, setProblems] = useState<DraftProblems>({});
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState('');
  const [clash, setClash] = useState<Pick<ApiProblem, 'changedBy' | 'isYours'> | null>(null);
  const { save, isSaving } = useSaveRole(role, task);
  const start = startOf(role, task);

  const change = (next: RoleDraft) => {
    if (attempt > 0) setProblems(problemsOf(next));
    onDraft(saysTheSame(next, start) ? null : next);
  };
  const submit = async (sent: RoleDraft) => {
    const wrong = problemsOf(sent);
    setProblems(wrong);
    setAttempt(attempt + 1);
    setFailure('');
    const { type } = sent;
    if (type === null || Object.keys(wrong).length > 0) return;
    const { data, error } = await save({ ...sent, type });
    if (data) {
      toast.success(data.message);
      if (task === 'edit') await reload();
      onDraft(null);
      onSaved(data.roleId);
      return;
    }
    const { code, fields, changedBy, isYours } = problemOf(error);
    if (code === 'STALE') {
      await reload();
      setClash({ changedBy, isYours });
      return;
    }
    setProblems({ name: fields?.name, type: fields?.type, permissions: fields?.permissions });
    const text = problemText(error, SAVE_FAILED);
    setFailure(text);
    toast.error(text);
  };
  return {
    start,
    problems,
    attempt,
    failure,
    isSaving,
    isDirty: !saysTheSame(draft, start),
    clash,
    endClash: () => setClash(null),
    change,
    cancel: () => {
      setProblems({});
      setFailure('');
      onDraft(null);
    },
    submit: (version?: number) => submit(version === undefined ? draft : { ...draft, version }),
  };
}

/** What saving a role answers: what to say and which role it was, or what went wrong. */
type RoleSaved =
  { data: { message: string; roleId: string }; error?: undefined } | { data?: undefined; error: unknown };

/** Adds a role or changes it, by the task. Sending the same new role again makes no second one. */
function useSaveRole(role: WholeRole, task: RoleTask) {
  const { keyFor } = useAttemptKey();
  const [add, { isLoading: isAdding }] = useAddRoleMutation();
  const [edit, { isLoading: isEditing }] = useEditRoleMutation();

  const save = async (draft: RoleDraft & { type: RoleType }): Promise<RoleSaved> => {
    const fields = fieldsOf(draft, role.permissions);
    if (task === 'edit' && role.roleId !== null) {
      const { data, error } = await edit({ ...fields, roleId: role.roleId, version: draft.version });
      if (!data) return { error };
      return { data: { message: data.message || EDITED, roleId: role.roleId } };
    }
    const origin =
      task === 'clone' && role.roleId ? { clonedRoleId: role.roleId, companyId: role.companyId } : {};
    const added = { ...fields, ...origin };
    const { data, error } = await add({ ...added, key: keyFor(added) });
    if (!data) return { error };
    return { data: { message: data.message || ADDED, roleId: data.roleId } };
  };
  return { save, isSaving: isAdding || isEditing };
}
