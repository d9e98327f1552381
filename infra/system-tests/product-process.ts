import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { workspaceFolder } from '../build/app.mjs';

const READY = /is ready at (\S+)/;
const DEADLINE_MS = 240_000;

/** Bundles of the product, made for one file of tests inside the checkout, where they find the installed packages. */
export interface ProductBuild {
  /** Address of a bundle, by its name in infra/build/services.mjs. */
  bundle(name: string): string;
  remove(): Promise<void>;
}

/**
 * Builds the processes of the product, or others by their names and sources, in a process of its own: the bundler works
 * in no test environment.
 */
export async function buildProduct(others?: Record<string, string>): Promise<ProductBuild> {
  await mkdir(path.join(workspaceFolder, 'dist'), { recursive: true });
  const folder = await mkdtemp(path.join(workspaceFolder, 'dist/system-test-'));
  const builder = path.join(workspaceFolder, 'infra/build/services.mjs');
  const script = `const { buildServices, serviceEntries } = await import(${JSON.stringify(builder)});
    const entries = ${others ? JSON.stringify(others) : `{ ...serviceEntries(), events: 'infra/local/events.ts' }`};
    await buildServices({ outFolder: ${JSON.stringify(folder)}, entries });`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  return {
    bundle: (name) => path.join(folder, `${name}.mjs`),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

export interface ProcessOptions {
  bundle: string;
  args?: readonly string[];
  /** DATA_DIR, PORT and whatever else differs from this process. */
  environment: Record<string, string>;
}

/** How a process ended and what it printed. */
export interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
  output: string;
}

/** A process of the product, started from its bundle as npm start starts it. */
export class ProductProcess {
  private output = '';
  readonly ended: Promise<Ending>;

  private constructor(private readonly child: ChildProcess) {
    child.stdout?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.ended = new Promise((resolve) =>
      child.once('close', (code, signal) => resolve({ code, signal, output: this.output })),
    );
  }

  /** Starts a process; it need not become ready. */
  static start({ bundle, args = [], environment }: ProcessOptions): ProductProcess {
    const runner = path.join(workspaceFolder, 'infra/local/run-bundle.mjs');
    return new ProductProcess(
      spawn(process.execPath, [runner, bundle, ...args], {
        cwd: workspaceFolder,
        env: { ...process.env, NODE_ENV: 'development', ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
  }

  get pid(): number {
    if (this.child.pid === undefined) throw new Error('The process did not start.');
    return this.child.pid;
  }

  /** What it has printed so far. */
  get printed(): string {
    return this.output;
  }

  /** Waits until the product says where it is. Throws what it printed when it ends or takes too long. */
  async ready(): Promise<string> {
    const timer = AbortSignal.timeout(DEADLINE_MS);
    return new Promise((resolve, reject) => {
      const look = () => {
        const url = READY.exec(this.output)?.[1];
        if (url) resolve(url);
      };
      this.child.stdout?.on('data', look);
      timer.addEventListener('abort', () =>
        reject(new Error(`Not ready in time. It printed:\n${this.output}`)),
      );
      void this.ended.then(({ code }) => reject(new Error(`Ended with code ${code}:\n${this.output}`)));
      look();
    });
  }

  /** Sends a signal and waits for the end. */
  async end(signal: NodeJS.Signals): Promise<Ending> {
    this.child.kill(signal);
    return this.ended;
  }
}
