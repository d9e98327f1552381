import { useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { problemText, uploadImage } from '@washcoat/platform-sdk';
import { breakpoints, Button, Field, imageLimits, imageProblem, useIsNarrow } from '@washcoat/ui';
import { Camera } from 'lucide-react';
import styled from 'styled-components';
import { PictureOfField } from './picture-of-field';

const UPLOAD_FAILED = 'The picture was not stored. Choose it again.';

const Pictures = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export interface PicturesFieldProps {
  label: string;
  /** What the first picture is for. */
  hint?: string;
  /** Addresses of the stored pictures, in their order. */
  value: readonly string[];
  onChange: (addresses: string[]) => void;
  most: number;
  error?: string;
}

function moved(list: readonly string[], from: number, to: number): string[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** Several pictures of a record: chosen or taken with the camera, checked, uploaded at once, put in order. */
export function PicturesField(props: PicturesFieldProps) {
  const { label, hint, value, onChange, most, error } = props;
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const size = useIsNarrow(breakpoints.drawer) ? 44 : 32;
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])].slice(0, most - value.length);
    event.target.value = '';
    setProblem(undefined);
    setBusy(true);
    const stored: string[] = [];
    for (const file of files) {
      const unfit = imageProblem(file);
      if (unfit === undefined) {
        try {
          stored.push(await uploadImage(file));
        } catch (refusal) {
          setProblem(problemText(refusal, UPLOAD_FAILED));
        }
      } else setProblem(unfit);
    }
    setBusy(false);
    if (stored.length > 0) onChange([...value, ...stored]);
  };
  return (
    <Field label={label} hint={hint} help={imageLimits} error={problem ?? error}>
      {(control) => (
        <>
          {value.length > 0 && (
            <Pictures aria-label={label}>
              {value.map((address, index) => (
                <PictureOfField
                  key={address}
                  address={address}
                  place={index + 1}
                  onFirst={index === 0 ? undefined : () => onChange(moved(value, index, 0))}
                  onEarlier={index === 0 ? undefined : () => onChange(moved(value, index, index - 1))}
                  onRemove={() => onChange(value.filter((one) => one !== address))}
                />
              ))}
            </Pictures>
          )}
          <input
            {...control}
            ref={picker}
            type="file"
            accept="image/jpeg,image/png,image/gif"
            multiple
            hidden
            onChange={(event) => void take(event)}
          />
          <span>
            <Button
              size={size}
              icon={<Camera size={14} />}
              busy={isBusy}
              busyLabel="Storing"
              disabled={value.length >= most}
              onClick={() => picker.current?.click()}
            >
              Add pictures
            </Button>
          </span>
        </>
      )}
    </Field>
  );
}
