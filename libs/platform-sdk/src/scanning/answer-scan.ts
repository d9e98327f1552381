import type { ScanEvent } from './scan-machine';
import type { Scanner } from './scan-runner';

/** Answers what is asked about a code; an answer that comes when another code is asked about is not for that one. */
export function answerScan<T, R>(
  { store, send }: Scanner<T, R>,
  entry: number,
  result: Extract<ScanEvent<T, R>, { is: 'answered' }>['result'],
): void {
  if (store.get().asked?.entry === entry) send({ is: 'answered', result });
}
