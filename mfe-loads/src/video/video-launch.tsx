import { Button, HiddenText, Notice } from '@washcoat/ui';
import { Video } from 'lucide-react';
import { Ask, AskButtons } from './video.style';
import { useVideo } from './video-context';

/** Where a grading session's video begins: a button beside the chat, and the words when there is no camera. */
export function VideoLaunch() {
  const { session, view, part, peer } = useVideo();
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
  return (
    <>
      {ended !== null && (
        <Ask aria-label="Video">
          <Notice tone="info" role="status">
            {ended}
          </Notice>
          <AskButtons>
            <Button onClick={() => session.forget()}>Close</Button>
          </AskButtons>
        </Ask>
      )}
      {part && (
        <Button
          kind={peer ? 'main' : 'plain'}
          icon={<Video size={16} />}
          size={44}
          busy={phase === 'asking'}
          busyLabel="Asking for the camera"
          onClick={() => void session.start(true)}
        >
          {peer ? 'Join the video' : 'Start video'}
        </Button>
      )}
      <HiddenText role="status">{part && peer ? `${peer.name} waits for you by video` : ''}</HiddenText>
    </>
  );
}
