import { breakpoints, Field, imageLimits, ProgressLine, useIsNarrow } from '@washcoat/ui';
import { useState } from 'react';
import type { DragEvent } from 'react';
import styled from 'styled-components';
import { PhotoPicker } from './photo-picker';
import { PhotoPreview } from './photo-preview';

const Area = styled.div<{ $over: boolean; $filled: boolean; $invalid: boolean; $isRow: boolean }>`
  position: relative;
  display: flex;
  flex-direction: ${({ $isRow }) => ($isRow ? 'row' : 'column')};
  align-items: ${({ $filled }) => ($filled ? 'stretch' : 'center')};
  justify-content: center;
  gap: ${({ theme }) => theme.space(3)};
  min-height: ${({ $filled }) => ($filled ? '0' : '168px')};
  padding: ${({ theme }) => theme.space(3)};
  border: 1px ${({ $filled, $over }) => ($filled && !$over ? 'solid' : 'dashed')}
    ${({ theme, $over, $invalid }) =>
      $over ? theme.color.accent : $invalid ? theme.color.danger.text : theme.color.borderField};
  border-radius: ${({ theme }) => theme.radius.field};
  background: ${({ theme, $over }) => ($over ? theme.color.accentSoft : theme.color.surface)};
  color: ${({ theme }) => theme.color.text2};
  text-align: center;
  overflow: hidden;

  &:focus-within:has(input:focus-visible) {
    outline: 2px solid ${({ theme }) => theme.color.accent};
    outline-offset: -1px;
  }
`;

export interface PhotoAreaProps {
  /** The photo that is searched for; null while there is none. */
  photo: File | null;
  isSearching: boolean;
  error: string | undefined;
  onTake: (photo: File) => void;
}

/** Where the photo stands: chosen, dropped, pasted or taken there, and shown while it is searched for. */
export function PhotoArea({ photo, isSearching, error, onTake }: PhotoAreaProps) {
  const [isOver, setOver] = useState(false);
  const isTouch = useIsNarrow(breakpoints.drawer);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped) onTake(dropped);
  };
  const isInvalid = error !== undefined;
  const isPhone = useIsNarrow(breakpoints.phone);
  const isRow = isPhone && photo !== null && !isSearching;
  return (
    <Field label="Photo of the converter" error={error} help={photo ? undefined : imageLimits}>
      {(control) => (
        <Area
          $over={isOver}
          $filled={photo !== null}
          $invalid={isInvalid}
          $isRow={isRow}
          onDragOver={over}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          {isSearching && <ProgressLine label="Searching" />}
          {photo && <PhotoPreview photo={photo} isSmall={isRow} />}
          {!photo && (
            <span>
              {isTouch
                ? 'The side with the stamped code, close and in even light.'
                : 'Drop a photo of the side with the stamped code here, paste one (Ctrl+V), or'}
            </span>
          )}
          {!isSearching && <PhotoPicker control={control} hasPhoto={photo !== null} onTake={onTake} />}
        </Area>
      )}
    </Field>
  );
}
