import { acceptOf, breakpoints, Button, useIsNarrow } from '@washcoat/ui';
import type { ControlProps } from '@washcoat/ui';
import { Camera, ImageUp } from 'lucide-react';
import { useRef } from 'react';
import type { ChangeEvent } from 'react';
import styled from 'styled-components';

const TYPES = acceptOf('picture');

const Buttons = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};
`;

/** Reached by keyboard and by its label; drawn by the area around it. */
const Chooser = styled.input`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  opacity: 0;
`;

export interface PhotoPickerProps {
  /** Ties the chooser to the label and the messages of its field. */
  control: ControlProps;
  /** Whether there is a photo already. */
  hasPhoto: boolean;
  onTake: (photo: File) => void;
}

/** Chooses a picture from the files, or takes one with the camera where there is likely to be one. */
export function PhotoPicker({ control, hasPhoto, onTake }: PhotoPickerProps) {
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const isTouch = useIsNarrow(breakpoints.drawer);
  const size = isTouch ? 44 : 32;
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const photo = event.target.files?.[0];
    event.target.value = '';
    if (photo) onTake(photo);
  };
  return (
    <Buttons>
      <Chooser {...control} ref={files} type="file" accept={TYPES} onChange={take} />
      {isTouch && (
        <>
          <input ref={camera} type="file" accept={TYPES} capture="environment" hidden onChange={take} />
          <Button
            kind={hasPhoto ? 'plain' : 'main'}
            size={size}
            icon={<Camera size={16} />}
            onClick={() => camera.current?.click()}
          >
            Take photo
          </Button>
        </>
      )}
      <Button
        kind={isTouch || hasPhoto ? 'plain' : 'main'}
        size={size}
        icon={<ImageUp size={16} />}
        onClick={() => files.current?.click()}
      >
        {hasPhoto ? 'Another picture' : 'Choose picture'}
      </Button>
    </Buttons>
  );
}
