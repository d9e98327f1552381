import { Button, Field, Picture, Toolbar } from '@washcoat/ui';
import { Camera } from 'lucide-react';
import { useTakingPictures, type TakenPictures } from '../pictures-field/use-taking-pictures';

const MAX_FILES = 10;

interface ItemPicturesProps extends Omit<TakenPictures, 'most'> {
  error: string | undefined;
}

/** Pictures of the piece itself, for users who must take one. */
export function ItemPictures({ value, onChange, error }: ItemPicturesProps) {
  const { input, choose, problem, isBusy, isFull } = useTakingPictures({ value, onChange, most: MAX_FILES });
  return (
    <Field label="Pictures" required error={problem ?? error}>
      {(control) => (
        <Toolbar>
          {value.map((address) => (
            <Picture key={address} src={address} alt="Picture of the piece" size={48} />
          ))}
          <input {...control} {...input} />
          <Button
            icon={<Camera size={14} />}
            busy={isBusy}
            busyLabel="Storing"
            disabled={isFull}
            onClick={choose}
          >
            Add picture
          </Button>
        </Toolbar>
      )}
    </Field>
  );
}
