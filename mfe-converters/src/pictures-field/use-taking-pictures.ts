import { useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { problemText, uploadImage } from '@washcoat/platform-sdk';
import { imageProblem } from '@washcoat/ui';

const UPLOAD_FAILED = 'The picture was not stored. Choose it again.';

/** The pictures that are there, how they change, and how many there may be at most. */
export interface TakenPictures {
  /** Addresses of the stored pictures, in their order. */
  value: readonly string[];
  onChange: (addresses: string[]) => void;
  most: number;
}

/** Takes the pictures of a file input: each is checked and stored, what can't be is said, the rest is added. */
export function useTakingPictures({ value, onChange, most }: TakenPictures) {
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
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
  const input = {
    ref: picker,
    type: 'file',
    accept: 'image/jpeg,image/png,image/gif',
    multiple: true,
    hidden: true,
    onChange: (event: ChangeEvent<HTMLInputElement>) => void take(event),
  };
  return { input, choose: () => picker.current?.click(), problem, isBusy, isFull: value.length >= most };
}
