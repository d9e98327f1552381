import { bulkUploadFile } from '@washcoat/contract-converters';
import { noConnection, problemOf, sessionStore } from '@washcoat/platform-sdk';
import type { ApiProblem } from '@washcoat/platform-sdk';

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

export interface FileOnItsWay {
  /** Rejects with an `ApiProblem`; stays open for good once the file was stopped. */
  taken: Promise<TakenFile>;
  stop: () => void;
}

/**
 * Sends a file of converters (product/bulkUpload, multipart). `fetch` can't tell how much of a body has left, so this
 * one call is made with `XMLHttpRequest`.
 * @param onShare gets the share that was sent, from 0 to 1
 */
export function sendFile(form: UploadForm, onShare: (share: number) => void): FileOnItsWay {
  const request = new XMLHttpRequest();
  request.open(bulkUploadFile.method, new URL(bulkUploadFile.path, window.location.origin));
  request.setRequestHeader('accept', 'application/json');
  const token = sessionStore.current()?.token;
  if (token) request.setRequestHeader('token', token);
  request.upload.addEventListener('progress', ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0));
  const taken = new Promise<TakenFile>((resolve, reject) => {
    request.addEventListener('load', () => {
      const body = bodyOf(request.responseText);
      if (request.status < 300 && body) resolve(takenFile(body));
      else reject(refusal(request.status, body));
    });
    request.addEventListener('error', () => reject(refusal(0, { error: noConnection })));
  });
  request.send(partsOf(form));
  return { taken, stop: () => request.abort() };
}

function partsOf({ file, title, allOrNothing }: UploadForm): FormData {
  const parts = new FormData();
  parts.append('title', title);
  parts.append('allOrNothing', String(allOrNothing));
  parts.append('isPreview', 'true');
  parts.append('file', file);
  return parts;
}

function bodyOf(text: string): object | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : undefined;
  } catch {
    // An answer that is not JSON comes from something between the page and the service.
    return undefined;
  }
}

function takenFile(body: object): TakenFile {
  return { message: textAt(body, 'message'), uploadId: textAt(body, 'uploadId') };
}

function textAt(body: object, name: string): string {
  const value: unknown = Reflect.get(body, name);
  return typeof value === 'string' ? value : '';
}

/** As an error, so that whoever does not expect it still gets a trace. */
function refusal(status: number, body: object = {}): Error & ApiProblem {
  const problem = problemOf({ error: '', ...body, status });
  return Object.assign(new Error(problem.error), problem);
}
