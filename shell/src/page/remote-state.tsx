import { useStore } from '@washcoat/platform-sdk';
import type { RemoteRef } from '@washcoat/platform-sdk';
import { FailedPart, Page } from '@washcoat/ui';
import { remoteStatus } from '../remotes/remote-status';
import { tryAgain } from '../remotes/try-again';
import { useHomePath } from './home-link';
import { PageSkeleton } from './page-skeleton';

/** How far the page's remote has come; nothing once it draws itself. */
export function RemoteState({ remote: { name, title, version } }: { remote: RemoteRef }) {
  const status = useStore(remoteStatus)[name];
  const homeHref = useHomePath();
  if (status?.is === 'ready') return null;
  if (status?.is !== 'failed') return <PageSkeleton />;
  const { reason = '' } = status;
  return (
    <Page>
      <FailedPart
        title={`${title} did not load`}
        detail={`${reason} The rest of Washcoat works. Your entries on other pages are safe. ${name} ${version}`.trim()}
        incidentId={status.incidentId}
        onRetry={() => void tryAgain(name)}
        homeHref={homeHref}
        homeLabel="Home"
      />
    </Page>
  );
}
