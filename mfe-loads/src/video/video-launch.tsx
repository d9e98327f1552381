import { Button, HiddenText, Notice } from '@washcoat/ui';
import { Video } from 'lucide-react';
import { Ask, AskButtons } from './video.style';
import { useVideo } from './video-context';

/** What is said of a grading session's video before and after it: that there is no camera, and why it ended. */
export function VideoWords() {
  const { session, view } = useVideo();
  const { phase, problem, ended } = view;
  if (!session || phase === 'on') return null;
  if (problem !== null)
    return (
      <Ask aria-label="Camera">
        <Notice tone="warning" role="alert">
          {problem}
        </Notice>
        <AskButtons>
          <Button onClick={() => session.forget()}>Not now</Button>
          <Button onClick={() => void session.start(false)}>Join without a camera</Button>
          <Button kind="main" onClick={() => void session.start(true)}>
            Try again
          </Button>
        </AskButtons>
      </Ask>
    );
  if (ended === null) return null;
  return (
    <Ask aria-label="Video">
      <Notice tone="info" role="status">
        {ended}
      </Notice>
      <AskButtons>
        <Button onClick={() => session.forget()}>Close</Button>
      </AskButtons>
    </Ask>
  );
}

/** Where a grading session's video begins, beside the chat; in a bar its words stand only when somebody waits. */
export function VideoButton({ isInBar = false }: { isInBar?: boolean }) {
  const { session, view, part, peer } = useVideo();
  const { phase, problem } = view;
  if (!session || phase === 'on' || problem !== null) return null;
  const words = peer ? 'Join the video' : 'Start video';
  const isBare = isInBar && !peer;
  return (
    <>
      {part && (
        <Button
          kind={peer ? 'main' : 'plain'}
          icon={<Video size={16} />}
          size={44}
          busy={phase === 'asking'}
          busyLabel="Asking for the camera"
          aria-label={isBare ? words : undefined}
          onClick={() => void session.start(true)}
        >
          {isBare ? null : words}
        </Button>
      )}
      <HiddenText role="status">{part && peer ? `${peer.name} waits for you by video` : ''}</HiddenText>
    </>
  );
}
