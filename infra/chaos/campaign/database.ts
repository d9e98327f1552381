import { execFile } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findRunningPostgres, freePort, type startPostgres } from '@washcoat/data-services';
import pg from 'pg';
import { TcpProxy } from './tcp-proxy';
import { unmount } from './unmount';
import type { Fault } from './stock';

type StartPostgres = typeof startPostgres;
type RunningPostgres = Awaited<ReturnType<StartPostgres>>;

const run = promisify(execFile);
const DISK = 'size=1200m';
const CHUNK = Buffer.alloc(1024 * 1024);
const RESTART_TRIES = 60;

/** The database of a campaign: on a small disk of its own where the machine allows that, behind a bad network. */
export class CampaignDatabase {
  private constructor(
    private readonly start: StartPostgres,
    private readonly dataDir: string,
    private readonly port: number,
    readonly proxy: TcpProxy,
    /** The mount point of the small disk; null where nothing can be mounted. */
    private readonly disk: string | null,
    private running: RunningPostgres,
  ) {}

  static async open(start: StartPostgres, folder: string): Promise<CampaignDatabase> {
    const disk = await mounted(path.join(folder, 'disk'));
    const dataDir = path.join(disk ?? folder, 'postgres');
    const port = await freePort();
    const running = await start({ dataDir, port });
    const proxy = await TcpProxy.start(() => port);
    return new CampaignDatabase(start, dataDir, port, proxy, disk, running);
  }

  /** The administrator's address past the proxy. */
  get adminUrl(): string {
    return this.running.adminUrl;
  }

  /** The administrator's address through the proxy. */
  get proxiedUrl(): string {
    const url = new URL(this.adminUrl);
    url.port = String(this.proxy.port);
    return url.toString();
  }

  get faults(): Fault[] {
    const network = (['cut', 'away', 'delay', 'half-open', 'corrupt'] as const).map((trouble): Fault => ({
      name: `database ${trouble}`,
      strike: async (random) => {
        this.proxy.behave(trouble);
        await pause(300 + random() * 1_700);
        this.proxy.behave('none');
      },
    }));
    return [
      ...network,
      { name: 'database restarted', strike: () => this.restart('SIGINT') },
      { name: 'database killed', strike: () => this.restart('SIGQUIT') },
      ...(this.disk ? [{ name: 'disk full', strike: () => this.fillDisk() }] : []),
    ];
  }

  async stop(): Promise<void> {
    await this.proxy.stop();
    await this.running.stop();
    if (this.disk) await unmount(this.disk);
  }

  private async restart(signal: NodeJS.Signals): Promise<void> {
    const pid = await postmasterOf(this.dataDir);
    if (pid) process.kill(pid, signal);
    while (await postmasterOf(this.dataDir)) await pause(20);
    await this.again();
  }

  /** A database that ran out of disk ends itself; it is started again as soon as there is room. */
  private async fillDisk(): Promise<void> {
    const ballast = path.join(this.disk ?? '', 'ballast');
    try {
      const file = await open(ballast, 'w');
      try {
        for (;;) await file.write(CHUNK);
      } catch (full) {
        if (!(full instanceof Error && 'code' in full && full.code === 'ENOSPC')) throw full;
      } finally {
        await file.close();
      }
      await pause(4_000);
    } finally {
      await rm(ballast, { force: true });
    }
    await this.again();
  }

  private async again(): Promise<void> {
    for (let tries = 1; !(await answers(this.adminUrl)); tries++) {
      try {
        this.running = await this.start({ dataDir: this.dataDir, port: this.port });
        return;
      } catch (error) {
        if (tries === RESTART_TRIES) throw error;
        await pause(500);
      }
    }
  }
}

async function postmasterOf(dataDir: string): Promise<number | undefined> {
  const running = await findRunningPostgres({ dataDir });
  if (!running) return undefined;
  const { stdout } = await run('ps', ['-eo', 'pid=,args=']);
  const line = stdout.split('\n').find((each) => each.includes(`-p ${running.port} `) && each.includes('-D'));
  return line ? Number(line.trim().split(/\s+/)[0]) : undefined;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    await client.end();
    return true;
  } catch {
    // Whatever the reason, it has to be started or waited for.
    return false;
  }
}

/** A small disk in memory at `folder`; null where that is not allowed. */
async function mounted(folder: string): Promise<string | null> {
  await run('mkdir', ['-p', folder]);
  try {
    await run('mount', ['-t', 'tmpfs', '-o', DISK, 'tmpfs', folder]);
    return folder;
  } catch {
    // Not root, or not Linux: the campaign goes on without this fault and says so in its table.
    return null;
  }
}
