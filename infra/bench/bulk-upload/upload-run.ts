import { setTimeout } from 'node:timers/promises';
import {
  bulkUploadApply,
  bulkUploadDetail,
  bulkUploadFile,
  bulkUploadUndo,
  type BulkUpload,
} from '@washcoat/contract-converters';
import { z } from 'zod';
import type { ApiClient } from '../product/api-client';

const POLL_MS = 100;

/** Milliseconds of each step of an upload. */
export interface UploadTimes {
  /** The request with the file. */
  send: number;
  /** From there to the preview. */
  check: number;
  /** From the request to apply until everything is in the catalogue. */
  land: number;
}

/** Sends a file, waits for its preview, and lands it. Throws unless every row lands. */
export async function uploadAndLand(
  url: string,
  token: string,
  client: ApiClient,
  content: string,
): Promise<{ uploadId: string; times: UploadTimes; rows: number }> {
  const start = performance.now();
  const uploadId = await send(url, token, content);
  const sent = performance.now();
  const { rowCount, badCount } = await reached(client, uploadId, 'preview');
  const checked = performance.now();
  if (badCount) throw new Error(`${badCount} rows of ${rowCount} are bad.`);
  await client.call(bulkUploadApply, { uploadId });
  await reached(client, uploadId, 'done');
  const times = { send: sent - start, check: checked - sent, land: performance.now() - checked };
  return { uploadId, times, rows: rowCount };
}

/** Takes an upload back and answers the milliseconds it took. */
export async function undo(client: ApiClient, uploadId: string): Promise<number> {
  const start = performance.now();
  await client.call(bulkUploadUndo, { uploadId });
  await reached(client, uploadId, 'undone');
  return performance.now() - start;
}

async function send(url: string, token: string, content: string): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([content]), 'converters.csv');
  form.set('isPreview', 'true');
  const answer = await fetch(new URL(bulkUploadFile.path, url), {
    method: 'POST',
    headers: { token },
    body: form,
  });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`The upload answered ${answer.status}: ${text}`);
  return z.object({ uploadId: z.string() }).parse(JSON.parse(text)).uploadId;
}

async function reached(
  client: ApiClient,
  uploadId: string,
  status: BulkUpload['status'],
): Promise<BulkUpload> {
  for (;;) {
    const { upload } = await client.call(bulkUploadDetail, { uploadId, count: 1 });
    if (upload.status === status) return upload;
    if (upload.error) throw new Error(`The upload is ${upload.status}: ${upload.error}`);
    await setTimeout(POLL_MS);
  }
}
