import type { IncomingMessage } from 'node:http';
import { shownLine } from '@washcoat/contract-kernel';
import {
  badInput,
  Problem,
  withUpload,
  type FormRules,
  type UploadedFile,
  type Uploader,
} from '@washcoat/service-kit';

/** Of one file of converters. */
const LARGEST_FILE = 50 * 1024 * 1024;
const FIELD = 'file';

/** A file of converters that lies on disk, and what came with it. */
export interface ReceivedFile extends UploadedFile {
  fileName: string;
  /** The other fields of the form. */
  fields: Readonly<Record<string, string>>;
}

/**
 * Receives the file of a multipart request, which lies on disk while `work` runs. One that is too large gets 413; a
 * request without a file, with two, or that is no multipart form gets 400.
 */
export function withFile<T>(
  request: IncomingMessage,
  uploader: Uploader,
  work: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  return withUpload(request, uploader, rules, ({ files: [file], fields }) => {
    if (!file) throw badInput({ [FIELD]: 'Choose a csv or xlsx file.' });
    return work({ ...file, fileName: nameOf(file.fileName), fields });
  });
}

/** The last part of the name, short and without what no line of text holds. */
function nameOf(given: string | undefined): string {
  const name = shownLine((given ?? '').split(/[\\/]/).at(-1) ?? '');
  return name ? name.slice(0, 200) : 'converters';
}

const rules: FormRules = {
  field: FIELD,
  mostFiles: 1,
  largestFile: LARGEST_FILE,
  noForm: () => badInput({ [FIELD]: 'Send the file as a multipart form.' }),
  tooMany: () => badInput({ [FIELD]: 'Send one file at a time.' }),
  tooLarge: () =>
    new Problem(413, 'A file of converters may have at most 50 MB.', {
      code: 'TOO_LARGE',
      fields: { [FIELD]: 'At most 50 MB' },
    }),
};
