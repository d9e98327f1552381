import { externalStore, useStore, type VideoFollowing } from '@washcoat/platform-sdk';
import { createContext, useContext } from 'react';
import type { VideoSession } from './video-session';
import { noVideo } from './video-view';

export interface OpenVideo {
  session: VideoSession;
  place: VideoFollowing['place'];
}

export const VideoContext = createContext<OpenVideo | null>(null);

const closed = externalStore(noVideo);
const nowhere: VideoFollowing['place'] = externalStore(null);

/** The video of the open load: how it stands, which part the reader has in it, and who has the other seat. */
export function useVideo() {
  const open = useContext(VideoContext);
  const view = useStore(open?.session.store ?? closed);
  const place = useStore(open?.place ?? nowhere);
  return { session: open?.session, view, part: place?.part ?? null, peer: place?.peer ?? null };
}
