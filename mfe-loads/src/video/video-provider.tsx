import { externalStore, followRecord, useStore } from '@washcoat/platform-sdk';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { VideoContext, type OpenVideo } from './video-context';
import { VideoSession } from './video-session';

/** Holds the video of a load while its page is open. */
export function VideoProvider({ loadId, children }: { loadId: string; children: ReactNode }) {
  const [open] = useState(() => externalStore<OpenVideo | null>(null));
  useEffect(() => {
    const following = followRecord({ kind: 'load', recordId: loadId }, () => undefined);
    const session = new VideoSession(loadId, following.video);
    open.set({ session, place: following.video.place });
    return () => {
      session.stop();
      following.stop();
      open.set(null);
    };
  }, [loadId, open]);
  return <VideoContext value={useStore(open)}>{children}</VideoContext>;
}
