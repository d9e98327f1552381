import { historyList, user as noun } from '@washcoat/contract-entities';
import { problemOf, problemText, usePageHeading } from '@washcoat/platform-sdk';
import { historyOf, RecordPage } from '@washcoat/platform-sdk/forms';
import { EntityHistory } from '../record-history/entity-history';
import { EditUserForm } from './user.form';
import { nameOfUser } from './user-words';
import { type UserAnswer, useUserQuery } from './users.api';

const GONE = 'This user is gone, or not yours to see.';
const LOAD_FAILED = 'This user did not load. The rest of Washcoat works.';

export interface EditUserProps {
  userId: string;
  /** Whether the history is shown in the place of the form. */
  isHistory: boolean;
  onPanel: (panel: string) => void;
  backTo: string;
  onDone: () => void;
}

/** One user: the form, and who changed what. */
export function EditUser({ userId, isHistory, onPanel, backTo, onDone }: EditUserProps) {
  const { data: user, error, refetch } = useUserQuery({ userId });
  usePageHeading({ heading: 'Edit user', prefix: user && nameOfUser(user), backTo });
  const isGone = problemOf(error).status === 404;
  const readAgain = async (): Promise<UserAnswer> => refetch().unwrap();
  return (
    <RecordPage
      historyAccess={historyList.access}
      name="User"
      problem={isGone ? GONE : error ? problemText(error, LOAD_FAILED) : ''}
      onRetry={isGone ? undefined : () => void refetch()}
      backTo={backTo}
      isHistory={isHistory}
      onPanel={onPanel}
      form={user && <EditUserForm key={user.userId} user={user} readAgain={readAgain} onDone={onDone} />}
      history={<EntityHistory entity="user" entityId={userId} {...historyOf(noun)} />}
    />
  );
}
