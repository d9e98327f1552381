import type { StoredUpload } from './upload.model';

type State = Pick<StoredUpload, 'status' | 'addCount' | 'changeCount' | 'isKept'>;

/** Whether an upload waits to be landed and would change anything. */
export function isLandable({ status, addCount, changeCount }: State): boolean {
  return status === 'preview' && addCount + changeCount > 0;
}

/** Whether an upload has changed anything that can be taken back: for as long as its rows are kept. */
export function isUndoable({ status, addCount, changeCount, isKept }: State): boolean {
  return status === 'done' && isKept && addCount + changeCount > 0;
}

/** Whether the file can be read again in another way: it is kept, and has changed nothing yet. */
export function isReadable({ status, addCount, changeCount, isKept }: State): boolean {
  const hasNoEffect = status === 'done' && addCount + changeCount === 0;
  return isKept && (status === 'preview' || status === 'failed' || hasNoEffect);
}
