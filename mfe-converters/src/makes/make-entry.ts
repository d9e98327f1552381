import type { Make, makeAdd } from '@washcoat/contract-converters';
import type { RequestOf } from '@washcoat/contract-kernel';
import { linesOf } from '../form-rules/lines';

/** A make as the form holds it: models and addresses one per line. */
export interface MakeEntry {
  make: string;
  models: string;
  description: string;
  imglUrls: string[];
  videos: string;
  documents: string;
}

export const newMakeEntry = (): MakeEntry => ({
  make: '',
  models: '',
  description: '',
  imglUrls: [],
  videos: '',
  documents: '',
});

/** A stored make in the form. */
export const entryOfMake = (make: Make): MakeEntry => ({
  make: make.make,
  models: make.model.join('\n'),
  description: make.description,
  imglUrls: make.imglUrls,
  videos: make.videoUrls.join('\n'),
  documents: make.documentUrls.join('\n'),
});

/** What the calls take of a make. */
export function sentMake({ make, models, description, imglUrls, videos, documents }: MakeEntry) {
  return {
    make: make.trim(),
    model: linesOf(models),
    description: description.trim(),
    imglUrls,
    videoUrls: linesOf(videos),
    documentUrls: linesOf(documents),
  } satisfies RequestOf<typeof makeAdd>;
}
