import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const reply = z.object({ id: z.number(), answer: z.unknown().optional(), problem: z.string().optional() });
type Reply = z.infer<typeof reply>;

/** A bundle of this folder in a process of its own, so that it shares neither heap nor event loop with the clients. */
export class Child {
  private readonly waiting = new Map<number, (answer: Reply) => void>();
  private asked = 0;

  private constructor(
    private readonly name: string,
    readonly process: ChildProcess,
  ) {
    process.on('message', (message) => {
      const answer = reply.parse(message);
      this.waiting.get(answer.id)?.(answer);
      this.waiting.delete(answer.id);
    });
    process.on('exit', (code) => {
      for (const [id, resolve] of this.waiting) resolve({ id, problem: `it ended with code ${code}` });
    });
  }

  /** Starts `<name>.mjs` beside this bundle and waits until it answers. `profileFolder` gets a CPU profile of it. */
  static async start(name: string, profileFolder?: string): Promise<Child> {
    const file = path.join(path.dirname(fileURLToPath(import.meta.url)), `${name}.mjs`);
    const profiling = profileFolder ? ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`] : [];
    const child = new Child(name, fork(file, { execArgv: ['--enable-source-maps', ...profiling] }));
    await child.replyTo(0);
    return child;
  }

  /** Asks the child; rejects with its words when it can't answer. */
  async ask<S extends z.ZodType>(question: string, schema: S, input: unknown = null): Promise<z.output<S>> {
    const id = ++this.asked;
    const answer = this.replyTo(id);
    this.process.send({ id, name: question, input });
    return schema.parse(await answer);
  }

  /** Milliseconds of processor time that it has used. */
  cpu(): Promise<number> {
    return this.ask('cpu', z.number());
  }

  /** Ends the process and waits for it. */
  async stop(): Promise<void> {
    if (this.process.exitCode !== null) return;
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    this.process.disconnect();
    await ended;
  }

  private async replyTo(id: number): Promise<unknown> {
    const { answer, problem } = await new Promise<Reply>((resolve) => this.waiting.set(id, resolve));
    if (problem) throw new Error(`${this.name}: ${problem}`);
    return answer;
  }
}
