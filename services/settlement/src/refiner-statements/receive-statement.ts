import type { IncomingMessage } from 'node:http';
import { id, shownLine } from '@washcoat/contract-kernel';
import { refinerTermsSave } from '@washcoat/contract-settlement';
import { badInput, Problem, withUpload, type FormRules, type Uploader } from '@washcoat/service-kit';
import { readStatementFile, type StatementFile } from './read-statement';

const LARGEST_FILE = 10 * 1024 * 1024;

/** A refiner's file, read, and what came with it. */
export interface ReceivedStatement {
  settlementId: string;
  refiner: string;
  fileName: string;
  content: StatementFile;
}

/**
 * Receives and reads a refiner's file. Throws 400 for a form without a file, settlement or refiner and for a file that
 * can not be read, 413 for one that is too large.
 */
export function receiveStatement(request: IncomingMessage, uploader: Uploader): Promise<ReceivedStatement> {
  return withUpload(request, uploader, rules, async ({ files: [file], fields }) => {
    if (!file) throw badInput({ file: 'Choose a csv or xlsx file.' });
    const settlementId = id.safeParse(fields.settlementId);
    if (!settlementId.success) throw badInput({ settlementId: 'Choose a settlement.' });
    const refiner = refinerTermsSave.input.shape.refiner.safeParse(fields.refiner ?? '');
    if (!refiner.success)
      throw badInput({ refiner: refiner.error.issues[0]?.message ?? 'Please name the refiner' });
    const name = shownLine((file.fileName ?? '').split(/[\\/]/).at(-1) ?? '');
    return {
      settlementId: settlementId.data,
      refiner: refiner.data,
      fileName: name ? name.slice(0, 200) : 'statement',
      content: await readStatementFile(file.path),
    };
  });
}

const rules: FormRules = {
  field: 'file',
  mostFiles: 1,
  largestFile: LARGEST_FILE,
  noForm: () => badInput({ file: 'Send the file as a multipart form.' }),
  tooMany: () => badInput({ file: 'Send one file at a time.' }),
  tooLarge: () =>
    new Problem(413, 'A statement may have at most 10 MB.', {
      code: 'TOO_LARGE',
      fields: { file: 'At most 10 MB' },
    }),
};
