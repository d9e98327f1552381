/** A page counts as quiet when nothing has been on its way for so many milliseconds. */
export const IDLE_MS = 2_000;

let underway = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let waiting: (() => void)[] = [];

function tell(): void {
  const told = waiting;
  waiting = [];
  for (const resolve of told) resolve();
}

function listen(): void {
  clearTimeout(timer);
  if (underway === 0 && waiting.length > 0) timer = setTimeout(tell, IDLE_MS);
}

/** Notes that something is on its way from the server that the page waits for. Answers the same promise's outcome. */
export function noteWork<Value>(work: Promise<Value>): Promise<Value> {
  underway += 1;
  listen();
  return work.finally(() => {
    underway -= 1;
    listen();
  });
}

/** Resolves when neither calls nor code have been on their way for a while: what can wait may begin. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    listen();
  });
}
