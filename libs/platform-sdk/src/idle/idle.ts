/** A page counts as quiet when nothing has been on its way for so many milliseconds. */
export const IDLE_MS = 2_000;

/** How long it has to be quiet, and after which time it is no longer waited for: on a page in use it may never be. */
export interface Patience {
  quietMs?: number;
  atMostMs?: number;
}

interface Waiting {
  quietMs: number;
  begin(): void;
  timer?: ReturnType<typeof setTimeout>;
}

let underway = 0;
const all = new Set<Waiting>();

function listen(waiting: Waiting): void {
  clearTimeout(waiting.timer);
  if (underway === 0) waiting.timer = setTimeout(waiting.begin, waiting.quietMs);
}

/** Notes that something is on its way from the server that the page waits for. Answers the same promise's outcome. */
export function noteWork<Value>(work: Promise<Value>): Promise<Value> {
  underway += 1;
  all.forEach(listen);
  return work.finally(() => {
    underway -= 1;
    all.forEach(listen);
  });
}

/** Resolves when neither calls nor code have been on their way for a while: what can wait may begin. */
export function whenIdle({ quietMs = IDLE_MS, atMostMs }: Patience = {}): Promise<void> {
  return new Promise((resolve) => {
    const deadline = atMostMs === undefined ? undefined : setTimeout(() => waiting.begin(), atMostMs);
    const waiting: Waiting = {
      quietMs,
      begin() {
        all.delete(waiting);
        clearTimeout(waiting.timer);
        clearTimeout(deadline);
        resolve();
      },
    };
    all.add(waiting);
    listen(waiting);
  });
}
