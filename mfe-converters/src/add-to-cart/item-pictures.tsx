import { problemText } from '@washcoat/platform-sdk';
import { Button, Field, Picture, Toolbar } from '@washcoat/ui';
import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { useUploadPictureMutation } from './carts.api';

const MAX_FILES = 10;
const MAX_BYTES = 12_582_912;
const UPLOAD_FAILED = 'The picture was not stored. Choose it again.';

interface ItemPicturesProps {
  /** Addresses of the stored pictures. */
  value: readonly string[];
  onChange: (addresses: string[]) => void;
  error: string | undefined;
}

/** Pictures of the piece itself, for users who must take one. */
export function ItemPictures({ value, onChange, error }: ItemPicturesProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [upload, { isLoading }] = useUploadPictureMutation();
  const [problem, setProblem] = useState<string>();
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])].slice(0, MAX_FILES - value.length);
    event.target.value = '';
    setProblem(undefined);
    const stored: string[] = [];
    for (const file of files) {
      if (file.size > MAX_BYTES) {
        setProblem('A picture may have 12 MB at most.');
        continue;
      }
      const { data, error: failure } = await upload(file);
      if (data) stored.push(data.imageUrl);
      else setProblem(problemText(failure, UPLOAD_FAILED));
    }
    if (stored.length > 0) onChange([...value, ...stored]);
  };
  return (
    <Field label="Pictures" required error={problem ?? error}>
      {(control) => (
        <Toolbar>
          {value.map((address) => (
            <Picture key={address} src={address} alt="Picture of the piece" size={48} />
          ))}
          <input
            {...control}
            ref={picker}
            type="file"
            accept="image/jpeg,image/png,image/gif"
            multiple
            hidden
            onChange={(event) => void take(event)}
          />
          <Button
            icon={<Camera size={14} />}
            busy={isLoading}
            busyLabel="Storing"
            disabled={value.length >= MAX_FILES}
            onClick={() => picker.current?.click()}
          >
            Add picture
          </Button>
        </Toolbar>
      )}
    </Field>
  );
}
