import { breakpoints, Button, Field, imagesLimits, useIsNarrow } from '@washcoat/ui';
import { Camera } from 'lucide-react';
import styled from 'styled-components';
import { PictureOfField } from './picture-of-field';
import { useTakingPictures, type TakenPictures } from './use-taking-pictures';

const Pictures = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export interface PicturesFieldProps extends TakenPictures {
  label: string;
  /** What the first picture is for. */
  hint?: string;
  error?: string;
}

function moved(list: readonly string[], from: number, to: number): string[] {
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** Several pictures of a record: chosen or taken with the camera, checked, uploaded at once, put in order. */
export function PicturesField(props: PicturesFieldProps) {
  const { label, hint, value, onChange, error } = props;
  const { input, choose, problem, isBusy, isFull } = useTakingPictures(props);
  const size = useIsNarrow(breakpoints.drawer) ? 44 : 32;
  return (
    <Field label={label} hint={hint} help={imagesLimits(props.most)} error={problem ?? error}>
      {(control) => (
        <>
          {value.length > 0 && (
            <Pictures aria-label={label}>
              {value.map((address, index) => (
                <PictureOfField
                  key={address}
                  address={address}
                  position={index + 1}
                  onFirst={index === 0 ? undefined : () => onChange(moved(value, index, 0))}
                  onEarlier={index === 0 ? undefined : () => onChange(moved(value, index, index - 1))}
                  onRemove={() => onChange(value.filter((one) => one !== address))}
                />
              ))}
            </Pictures>
          )}
          <input {...control} {...input} />
          <span>
            <Button
              size={size}
              icon={<Camera size={14} />}
              busy={isBusy}
              busyLabel="Storing"
              disabled={isFull}
              aria-describedby={control['aria-describedby']}
              onClick={choose}
            >
              Add pictures
            </Button>
          </span>
        </>
      )}
    </Field>
  );
}
