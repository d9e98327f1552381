import { bulkUploadFile } from '@washcoat/contract-converters';
import { sendFile } from '@washcoat/platform-sdk';
import type { FileOnItsWay } from '@washcoat/platform-sdk';

/** A file of converters and how it is to be taken. */
export interface UploadForm {
  file: File;
  title: string;
  /** One bad row refuses the whole file. */
  allOrNothing: boolean;
}

/** What the service says of a file that arrived. */
export interface TakenFile {
  message: string;
  uploadId: string;
}

/** Sends a file of converters (product/bulkUpload); what it would do is shown before it does it. */
export function sendUpload(
  { title, allOrNothing, file }: UploadForm,
  onShare: (share: number) => void,
): FileOnItsWay {
  const input = { title, allOrNothing, isPreview: true, file };
  return sendFile({ definition: bulkUploadFile, input }, onShare);
}

/** Reads the answer to a file that arrived. */
export function takenFile(answer: unknown): TakenFile {
  return { message: textAt(answer, 'message'), uploadId: textAt(answer, 'uploadId') };
}

function textAt(answer: unknown, name: string): string {
  const value: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : '';
  return typeof value === 'string' ? value : '';
}
