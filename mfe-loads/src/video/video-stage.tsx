import type { VideoPart } from '@washcoat/contract-kernel';
import type { LoadDetail } from '@washcoat/contract-loads';
import { breakpoints, Button, IconButton, Notice, useIsNarrow } from '@washcoat/ui';
import {
  Camera,
  Maximize2,
  Mic,
  MicOff,
  Minimize2,
  Move,
  PhoneOff,
  SwitchCamera,
  Video,
  VideoOff,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { personName } from '../carts/person-name';
import { useOpenLoad } from '../load-detail/load-context';
import { StillDialog } from './still.dialog';
import { takeStill } from './take-still';
import { useMoving } from './use-moving';
import { useVideo } from './video-context';
import { VideoPicture } from './video-picture';
import { Controls, Head, OwnPicture, Problem, Screen, Stage, State } from './video.style';
import type { VideoView } from './video-view';

interface VideoStageProps {
  /** Is told whether it floats over the page; not while it stands in its place. */
  onFloating: (isFloating: boolean) => void;
}

/** The video of the grading session while one takes part in it. */
export function VideoStage({ onFloating }: VideoStageProps) {
  const { view } = useVideo();
  return view.phase === 'on' ? <OpenStage onFloating={onFloating} /> : null;
}

function OpenStage({ onFloating }: VideoStageProps) {
  const { session, view, part, peer } = useVideo();
  const { load } = useOpenLoad();
  const isPhone = useIsNarrow(breakpoints.phone);
  const [isLarge, setLarge] = useState(false);
  const [still, setStill] = useState<File | null>(null);
  const screen = useRef<HTMLVideoElement>(null);
  const box = useRef<HTMLElement>(null);
  const { corner, putBack, head, onKeyDown } = useMoving(box, isLarge);
  const isFloating = !isPhone && corner !== null;
  useEffect(() => {
    onFloating(isFloating);
    return () => onFloating(false);
  }, [isFloating, onFloating]);
  const name = peer?.name ?? otherOf(load, part);
  const size = isPhone ? 44 : 36;
  if (!session) return null;
  const state = stateWords(view, name, peer !== null);
  return (
    <Stage
      ref={box}
      aria-label={`Video with ${name}`}
      $isLarge={isLarge}
      $isFloating={isFloating}
      style={isFloating ? corner : undefined}
    >
      <Head {...(isPhone ? {} : head)}>
        <h2>{name}</h2>
        {!isPhone && (
          <IconButton label="Move by arrow keys" onKeyDown={onKeyDown}>
            <Move size={16} />
          </IconButton>
        )}
        <IconButton
          size={isPhone ? 44 : 28}
          label={isLarge ? 'Make it small' : 'Make it large'}
          onClick={() => {
            putBack();
            setLarge(!isLarge);
          }}
        >
          {isLarge ? <Minimize2 size={16} /> : <Maximize2 size={16} />}
        </IconButton>
      </Head>
      <Screen $isLarge={isLarge}>
        <VideoPicture stream={view.theirs} label={`Picture of ${name}`} screen={screen} />
        {state && <State role="status">{state}</State>}
        {view.hasCamera && (
          <OwnPicture>
            <VideoPicture stream={view.own} label="Your picture" isMuted />
          </OwnPicture>
        )}
      </Screen>
      <Controls role="group" aria-label="Video controls">
        <IconButton
          kind="plain"
          size={size}
          label={view.hasMicrophone ? 'Mute' : 'Unmute'}
          aria-pressed={!view.hasMicrophone}
          onClick={() => session.toggleMicrophone()}
        >
          {view.hasMicrophone ? <Mic size={16} /> : <MicOff size={16} />}
        </IconButton>
        <IconButton
          kind="plain"
          size={size}
          label={view.hasCamera ? 'Switch the camera off' : 'Switch the camera on'}
          onClick={() => void session.toggleCamera()}
        >
          {view.hasCamera ? <Video size={16} /> : <VideoOff size={16} />}
        </IconButton>
        {view.hasCamera && view.cameraCount > 1 && (
          <IconButton
            kind="plain"
            size={size}
            label="Change the camera"
            onClick={() => void session.changeCamera()}
          >
            <SwitchCamera size={16} />
          </IconButton>
        )}
        {part === 'grader' && (
          <Button
            size={size}
            icon={<Camera size={16} />}
            disabledReason={view.isConnected && view.theirCamera ? undefined : 'There is no picture to take'}
            onClick={() => {
              if (screen.current) void takeStill(screen.current).then(setStill);
            }}
          >
            Take a still
          </Button>
        )}
        <IconButton kind="danger" size={size} label="Hang up" onClick={() => session.hangUp()}>
          <PhoneOff size={16} />
        </IconButton>
      </Controls>
      {view.problem !== null && (
        <Problem>
          <Notice tone="warning" role="alert">
            {view.problem}
          </Notice>
        </Problem>
      )}
      {still && <StillDialog still={still} onClose={() => setStill(null)} />}
    </Stage>
  );
}

/** What the other one is called before the door has said who it is. */
function otherOf(load: LoadDetail, part: VideoPart | null): string {
  const { companyName, videoGraderFirstName, videoGraderLastName } = load;
  return part === 'seller' ? personName(videoGraderFirstName, videoGraderLastName) : companyName;
}

/** What stands over the picture; nothing while it moves. */
function stateWords(view: VideoView, name: string, isThere: boolean): string {
  if (view.isBroken) return 'The connection is lost. It is being brought back …';
  if (!view.isConnected) return isThere ? 'Connecting …' : `Waiting for ${name} …`;
  if (!view.theirCamera)
    return view.hasCamera
      ? `${name} has the camera off`
      : 'Neither of you has a camera. Use the chat and its pictures.';
  return '';
}
