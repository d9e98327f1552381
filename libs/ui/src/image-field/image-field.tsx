import { IdCard, ImagePlus, User } from 'lucide-react';
import { useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { Button } from '../button/button';
import { Field } from '../field/field';
import type { FieldProps } from '../field/field';
import { ProgressLine } from '../progress/progress-line';
import { Actions, DropArea, HiddenInput, Preview, Progress, Side } from './image-field-style';
import type { ImageShape } from './image-field-style';
import { breakpoints } from '../theme/theme';
import { useIsNarrow } from '../theme/use-is-narrow';
import { acceptOf } from './file-kinds';
import { imageLimits } from './image-limits';
import { useImageUpload } from './use-image-upload';

const icons = { logo: ImagePlus, document: IdCard, person: User } as const;

export interface ImageFieldProps extends Pick<FieldProps, 'label' | 'required' | 'error' | 'hint'> {
  /** Name of the input, so that an `ErrorSummary` finds it. */
  name?: string;
  /** Address of the picture; null while there is none. */
  value: string | null;
  /** Gets the address of an uploaded picture, null when it is removed. */
  onChange: (url: string | null) => void;
  /** Uploads the file and answers its address; what it rejects with is said at the field. */
  upload: (file: File) => Promise<string>;
  shape?: ImageShape;
}

/** One picture of a form: dropped, chosen or taken with the camera; checked first, then uploaded at once. */
export function ImageField(props: ImageFieldProps) {
  const { label, required, error, hint, name, value, onChange, upload, shape = 'logo' } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { running, refused, problem, take, forget } = useImageUpload(upload, onChange);
  const choose = () => input.current?.click();
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const remove = () => {
    forget();
    onChange(null);
    input.current?.focus();
  };
  const isTouch = useIsNarrow(breakpoints.drawer);
  const buttonSize = isTouch ? 44 : 28;
  const shownError = problem ?? error;
  const Icon = icons[shape];
  return (
    <Field label={label} required={required} error={shownError} hint={hint} help={imageLimits}>
      {(control) => (
        <DropArea
          $invalid={shownError !== undefined && shownError !== ''}
          $over={isOver}
          $filled={value !== null}
          onDragOver={over}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          {running && <ProgressLine label={`Uploading ${running.name}`} />}
          <HiddenInput
            {...control}
            ref={input}
            name={name}
            type="file"
            accept={acceptOf('picture')}
            onChange={(event) => {
              take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <Preview $shape={shape}>
            {value === null ? <Icon size={20} aria-hidden /> : <img src={value} alt={label} />}
          </Preview>
          <Side>
            <Progress>{running && `Uploading ${running.name}`}</Progress>
            {!running && value === null && !isTouch && <span>Drop a picture here, or</span>}
            <Actions>
              <Button size={buttonSize} disabled={running !== undefined} onClick={choose}>
                {value === null ? 'Choose picture' : 'Replace'}
              </Button>
              {value !== null && (
                <Button size={buttonSize} kind="quiet" disabled={running !== undefined} onClick={remove}>
                  Remove
                </Button>
              )}
              {refused && (
                <Button size={buttonSize} onClick={() => take(refused)}>
                  Try again
                </Button>
              )}
            </Actions>
          </Side>
        </DropArea>
      )}
    </Field>
  );
}
