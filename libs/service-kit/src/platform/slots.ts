/** Lets a number of pieces of work run at once; the others wait in their order. */
export class Slots {
  private free: number;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly count: number) {
    this.free = count;
  }

  /** How many wait for a slot. */
  get waitingCount(): number {
    return this.waiting.size;
  }

  /** Whether no slot is taken. */
  get isIdle(): boolean {
    return this.free === this.count;
  }

  /** Runs `work` as soon as there is a slot, and gives the slot on when it ends either way. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.take();
    try {
      return await work();
    } finally {
      this.give();
    }
  }

  /** Takes a slot that is to be given on by `give`; rejects when `signal` aborts before there is one. */
  take(signal?: AbortSignal): Promise<void> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    if (this.free > 0) {
      this.free--;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        this.waiting.delete(begin);
        reject(signal?.reason);
      };
      this.waiting.add(begin);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  /** Gives a slot that was taken to who waits the longest. */
  give(): void {
    const [next] = this.waiting;
    if (!next) return void this.free++;
    this.waiting.delete(next);
    next();
  }
}
