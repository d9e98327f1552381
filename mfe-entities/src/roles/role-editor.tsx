import type { WholeRole } from '@washcoat/contract-entities';
import { DraftNotice } from '@washcoat/platform-sdk/forms';
import { breakpoints, ErrorSummary, StickyBar, useIsNarrow } from '@washcoat/ui';
import { useId } from 'react';
import type { FormEvent } from 'react';
import { RoleClash } from './role-clash';
import { startOf, type RoleDraft, type RoleTask } from './role-draft';
import { RoleDefaults } from './role-defaults';
import { RoleFields } from './role-fields';
import { Failure, RoleFrame, RoleNote, RoleTop } from './role-frame';
import { RoleButtons } from './role-buttons';
import { RoleSections, type RoleSectionsProps } from './role-sections';
import { useRoleForm } from './use-role-form';
import { useStoredDraft } from './use-drafts';

const titles: Record<RoleTask, string> = { add: 'New role', clone: 'Copy of a role', edit: 'Role' };

export interface RoleEditorProps extends Pick<RoleSectionsProps, 'view' | 'seesHistory' | 'onAddress'> {
  role: WholeRole;
  task: RoleTask;
  /** What was typed before; undefined: nothing yet. */
  kept: RoleDraft | undefined;
  onDraft: (draft: RoleDraft | null) => void;
  /** What the choice means for those who have the role. */
  note?: string;
  reload: () => Promise<unknown>;
  onSaved: (roleId: string) => void;
  onCancel: () => void;
}

/** The form of a role beside the list: its fields, its permissions, and what follows from them. */
export function RoleEditor(props: RoleEditorProps) {
  const { role, task, kept, note, reload, onSaved, onCancel } = props;
  const formId = useId();
  const isPhone = useIsNarrow(breakpoints.phone);
  const { onDraft, offer } = useStoredDraft(role, task, props.onDraft);
  const draft = kept ?? startOf(role, task);
  const form = useRoleForm({ role, task, draft, onDraft, reload, onSaved });
  const { problems, isDirty, isSaving } = form;
  const buttons = (
    <RoleButtons
      task={task}
      formId={formId}
      isDirty={isDirty}
      isSaving={isSaving}
      size={isPhone ? 44 : 36}
      onCancel={() => {
        form.cancel();
        onCancel();
      }}
    />
  );
  const errors = Object.entries(problems).flatMap(([name, message]) => (message ? [{ name, message }] : []));
  return (
    <>
      <RoleFrame aria-label={titles[task]}>
        <RoleTop
          as="form"
          id={formId}
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void form.submit();
          }}
        >
          <DraftNotice offer={kept ? null : offer} />
          {form.attempt > 0 && <ErrorSummary errors={errors} attempt={form.attempt} />}
          <RoleFields draft={draft} problems={problems} onChange={form.change} />
          {!isPhone && <div data-buttons>{buttons}</div>}
          {form.failure && <Failure>{form.failure}</Failure>}
        </RoleTop>
        {task === 'edit' && <RoleDefaults role={role} />}
        {note && <RoleNote>{note}</RoleNote>}
        <RoleSections
          {...props}
          draft={draft}
          start={form.start}
          permissionsError={problems.permissions}
          onChange={form.change}
        />
      </RoleFrame>
      {isPhone && <StickyBar>{buttons}</StickyBar>}
      {form.clash && (
        <RoleClash
          mine={draft}
          theirs={role}
          {...form.clash}
          onKeepMine={() => {
            form.endClash();
            void form.submit(role.version);
          }}
          onTakeTheirs={() => {
            form.endClash();
            onDraft(null);
          }}
          onClose={form.endClash}
        />
      )}
    </>
  );
}
