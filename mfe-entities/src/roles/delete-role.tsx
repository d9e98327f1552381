import type { Role } from '@washcoat/contract-entities';
import { DeleteRecord } from '@washcoat/platform-sdk/lists';
import { useDeleteRoleMutation } from './roles.api';

export interface DeleteRoleProps {
  role: Role;
  /** It is gone; called before `onDone`. */
  onDeleted: () => void;
  onDone: () => void;
}

/** Asks before a role goes; what the server says against it stands in the question. */
export function DeleteRole({ role, onDeleted, onDone }: DeleteRoleProps) {
  const { roleId, companyId, name, userCount } = role;
  const [deleteRole] = useDeleteRoleMutation();
  const remove = async () => {
    const answer = await deleteRole({ roleId, companyId }).unwrap();
    onDeleted();
    return answer;
  };
  const consequence =
    userCount === 0
      ? 'Nobody has it.'
      : `${userCount === 1 ? '1 user has' : `${userCount} users have`} it and would need another role first.`;
  return <DeleteRecord type="role" name={name} consequence={consequence} remove={remove} onDone={onDone} />;
}
