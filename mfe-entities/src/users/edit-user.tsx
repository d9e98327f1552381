import { historyList, type User } from '@washcoat/contract-entities';
import { problemOf, problemText, useAllowed, usePageHeading } from '@washcoat/platform-sdk';
import { FailedPart, Page, Skeleton, Tabs } from '@washcoat/ui';
import { RecordHistory } from '../record-history/record-history';
import { EditUserForm } from './edit-user-form';
import { nameOfUser, userFieldNames } from './user-words';
import { useUserQuery } from './users.api';

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
  const seesHistory = useAllowed(historyList.access);
  usePageHeading({ heading: 'Edit user', prefix: user && nameOfUser(user), backTo });
  if (error) {
    const isGone = problemOf(error).status === 404;
    return (
      <Page>
        <FailedPart
          title={isGone ? 'This user is gone, or not yours to see.' : problemText(error, LOAD_FAILED)}
          onRetry={isGone ? undefined : () => void refetch()}
          homeHref={backTo}
          homeLabel="Back to the list"
        />
      </Page>
    );
  }
  if (!user)
    return (
      <Page aria-busy>
        <Skeleton $height="320px" />
      </Page>
    );
  const readAgain = async (): Promise<User> => refetch().unwrap();
  return (
    <Page $capped>
      {seesHistory && (
        <Tabs
          label="User"
          current={isHistory ? 'history' : 'details'}
          tabs={[
            { id: 'details', label: 'Details' },
            { id: 'history', label: 'History' },
          ]}
          onChange={(id) => onPanel(id === 'history' ? id : '')}
        />
      )}
      <div hidden={isHistory}>
        <EditUserForm key={user.userId} user={user} readAgain={readAgain} onDone={onDone} />
      </div>
      {isHistory && (
        <RecordHistory
          entity="user"
          entityId={userId}
          fieldNames={userFieldNames}
          without={['companyId', 'roleId']}
        />
      )}
    </Page>
  );
}
