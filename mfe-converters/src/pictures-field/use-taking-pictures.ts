import { useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { problemText, uploadImage } from '@washcoat/platform-sdk';
import { acceptOf, imageProblem } from '@washcoat/ui';

const UPLOAD_FAILED = 'The picture was not stored. Choose it again.';

/** The pictures that are there, how they change, and how many there may be at most. */
export interface TakenPictures {
  /** Addresses of the stored pictures, in their order. */
  value: readonly string[];
  onChange: (addresses: string[]) => void;
  most: number;
}

/** Names those that are one too many; undefined when there is room for all. */
function leftOut(files: readonly File[], most: number): string | undefined {
  if (!files.length) return undefined;
  const names = files.map(({ name }) => name).join(', ');
  const verb = files.length === 1 ? 'was' : 'were';
  return `At most ${most} pictures are kept: ${names} ${verb} left out.`;
}

/** Takes the pictures of a file input: each is checked and stored, what can't be is said, the rest is added. */
export function useTakingPictures({ value, onChange, most }: TakenPictures) {
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])];
    const files = chosen.slice(0, most - value.length);
    event.target.value = '';
    setProblem(leftOut(chosen.slice(files.length), most));
    setBusy(true);
    const tell = (text: string) => setProblem((told) => (told === undefined ? text : `${told} ${text}`));
    const stored: string[] = [];
    for (const file of files) {
      const unfit = imageProblem(file);
      if (unfit === undefined) {
        try {
          stored.push(await uploadImage(file));
        } catch (refusal) {
          tell(problemText(refusal, UPLOAD_FAILED));
        }
      } else tell(unfit);
    }
    setBusy(false);
    if (stored.length > 0) onChange([...value, ...stored]);
  };
  const input = {
    ref: picker,
    type: 'file',
    accept: acceptOf('picture'),
    multiple: true,
    hidden: true,
    onChange: (event: ChangeEvent<HTMLInputElement>) => void take(event),
  };
  return { input, choose: () => picker.current?.click(), problem, isBusy, isFull: value.length >= most };
}
