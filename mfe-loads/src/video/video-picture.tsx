import { Button } from '@washcoat/ui';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { State } from './video.style';

interface VideoPictureProps {
  stream: MediaStream | null;
  label: string;
  /** Makes no sound. */
  isMuted?: boolean;
  /** Gets the element, for stills. */
  screen?: RefObject<HTMLVideoElement | null>;
}

/** What one side shows. Browsers that start no sound by themselves are asked by a button. */
export function VideoPicture({ stream, label, isMuted = false, screen }: VideoPictureProps) {
  const own = useRef<HTMLVideoElement>(null);
  const [isHeld, setHeld] = useState(false);
  const element = screen ?? own;
  const play = () => {
    element.current?.play().then(
      () => setHeld(false),
      // Anything else means that another picture has taken its place.
      (refusal: unknown) => setHeld(refusal instanceof DOMException && refusal.name === 'NotAllowedError'),
    );
  };
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    current.srcObject = stream;
    if (stream) play();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the stream alone says when to begin
  }, [stream]);
  return (
    <>
      <video ref={element} muted={isMuted} playsInline aria-label={label} />
      {isHeld && (
        <State as="div">
          <Button onClick={play}>Show the picture</Button>
        </State>
      )}
    </>
  );
}
