import { toast } from '@washcoat/ui';

let standing = 0;

/** Says that what was pasted could not be read, in the place of what was said of the paste before: they would pile up. */
export function sayUnread(sentence: string): void {
  toast.dismiss(standing);
  standing = toast.error(sentence);
}
