import { Button } from '@washcoat/ui';
import type { RoleTask } from './role-draft';

export interface RoleButtonsProps {
  task: RoleTask;
  formId: string;
  isDirty: boolean;
  isSaving: boolean;
  onCancel: () => void;
  size: 36 | 44;
}

/** Cancel and Save role. */
export function RoleButtons({ task, formId, isDirty, isSaving, onCancel, size }: RoleButtonsProps) {
  const isUnchanged = task === 'edit' && !isDirty;
  return (
    <>
      <Button size={size} disabled={isUnchanged || isSaving} onClick={onCancel}>
        Cancel
      </Button>
      <Button
        kind="main"
        size={size}
        type="submit"
        form={formId}
        busy={isSaving}
        disabledReason={isUnchanged ? 'Nothing was changed' : undefined}
      >
        Save role
      </Button>
    </>
  );
}
