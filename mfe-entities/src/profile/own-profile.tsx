import { useState } from 'react';
import { problemText } from '@washcoat/platform-sdk';
import { FailedPart, Skeleton } from '@washcoat/ui';
import { useUserQuery } from '../users/users.api';
import { ProfileForm } from './profile-form';

const LOAD_FAILED = 'Your profile did not load. The rest of Washcoat works.';

/** The form of the signed-in user, filled with what is stored; after a save with what was saved. */
export function OwnProfile({ userId }: { userId: string }) {
  const { data: user, error, refetch } = useUserQuery({ userId });
  const [round, setRound] = useState(0);
  if (error && !user)
    return <FailedPart title={problemText(error, LOAD_FAILED)} onRetry={() => void refetch()} />;
  if (!user) return <Skeleton $height="320px" />;
  const readAgain = () => refetch().unwrap();
  const startOver = async () => {
    await readAgain();
    setRound(round + 1);
  };
  return <ProfileForm key={round} user={user} readAgain={readAgain} onSaved={() => void startOver()} />;
}
