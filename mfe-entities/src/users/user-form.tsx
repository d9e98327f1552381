import { RecordForm } from '@washcoat/platform-sdk/forms';
import type { ReactNode } from 'react';
import type { useRecordForm } from '@washcoat/platform-sdk/forms';
import type { Option } from '@washcoat/ui';
import { userClash } from './user-clash';
import type { UserEntry } from './user-entry';

export interface UserFormProps {
  /** Names the form: Add user. */
  label: string;
  record: ReturnType<typeof useRecordForm<UserEntry>>;
  /** The fields of the main column. */
  children: ReactNode;
  /** The fields of the right column. */
  side: ReactNode;
  submitLabel: string;
  onCancel?: () => void;
  /** The names of roles, for two versions side by side. */
  roles?: readonly Option[];
}

/** A form over one user. */
export function UserForm({ roles = [], ...form }: UserFormProps) {
  return <RecordForm noun="user" differences={(mine, theirs) => userClash(mine, theirs, roles)} {...form} />;
}
