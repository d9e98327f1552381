import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

export interface SupervisedProcessOptions {
  name: string;
  args: readonly string[];
  environment: Record<string, string>;
  /** Asked until it answers 200. */
  readyUrl: string;
  /** Where it prints to. */
  logFile: string;
}

const PAUSE_BEFORE_NEXT_MS = 200;
const READY_DEADLINE_MS = 300_000;

/** A process of the product that is started again whenever it ends, as an operator's system does. */
export class SupervisedProcess {
  private child: ChildProcess | undefined;
  private isStopping = false;
  starts = 0;

  constructor(private readonly options: SupervisedProcessOptions) {}

  start(): void {
    const { args, environment, logFile } = this.options;
    const log = openSync(logFile, 'a');
    this.starts++;
    const child = spawn(process.execPath, [...args], {
      env: { ...process.env, ...environment },
      // Over the channel it notices when the campaign is gone without a word, and ends itself.
      stdio: ['ignore', log, log, 'ipc'],
    });
    this.child = child;
    child.once('exit', () => void this.again());
  }

  private async again() {
    await pause(PAUSE_BEFORE_NEXT_MS);
    if (!this.isStopping) this.start();
  }

  /** Ends it without a word; the next one is started. */
  kill(): void {
    this.child?.kill('SIGKILL');
  }

  /** Waits until it answers. */
  async ready(): Promise<void> {
    for (const end = Date.now() + READY_DEADLINE_MS; Date.now() < end; await pause(50)) {
      if (await this.isReady()) return;
    }
    throw new Error(`${this.options.name} is not ready; its words are in ${this.options.logFile}.`);
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 8_000);
    await ended;
    clearTimeout(timer);
  }

  private async isReady(): Promise<boolean> {
    try {
      return (await fetch(this.options.readyUrl, { signal: AbortSignal.timeout(2_000) })).ok;
    } catch {
      // Whatever it is, the process does not answer yet, which is all that is asked here.
      return false;
    }
  }
}
