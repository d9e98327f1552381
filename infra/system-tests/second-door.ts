import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { freePort } from '@washcoat/data-services';
import { LivePage } from '@washcoat/service-edge/testing';
import { eventually } from './eventually';

const READY_MS = 60_000;
const ANSWER_MS = 2_000;

/** Another process of the door of a running external product, as a load balancer would have it beside the first. */
export class SecondDoor {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
    private readonly host: string,
  ) {}

  /** Starts it with what the first one runs with, and waits until it answers. */
  static async beside(first: { pid: string; url: string; bundle: string }): Promise<SecondDoor> {
    const variables = (await readFile(`/proc/${first.pid}/environ`, 'utf8')).split('\0').filter(Boolean);
    const environment = Object.fromEntries(
      variables.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    );
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const { bundle } = first;
    const env = { ...environment, PORT: String(port) };
    const child = spawn(process.execPath, ['--enable-source-maps', bundle], { env, stdio: 'ignore' });
    const isReady = () =>
      fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
        ({ ok }) => ok,
        () => false,
      );
    const door = new SecondDoor(child, url, new URL(first.url).host);
    try {
      await eventually(isReady, Boolean, READY_MS);
    } catch (error) {
      await door.stop();
      throw error;
    }
    return door;
  }

  /** A page whose connection the load balancer gave to this door: it asks for the name of the installation. */
  open(token: string | undefined): Promise<LivePage> {
    return LivePage.open(this.url, token, { host: this.host });
  }

  /** Ends it; at once when it has ended by itself. */
  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
  }
}
