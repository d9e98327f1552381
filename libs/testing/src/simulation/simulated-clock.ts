interface Waiting {
  at: number;
  order: number;
  fire(): void;
}

/** Time that stands still until nobody has anything else to do. */
export class SimulatedClock {
  private readonly waiting = new Set<Waiting>();
  private order = 0;
  private elapsed = 0;
  private offset = 0;

  constructor(private readonly start: number) {}

  /** What a clock on the wall shows; it may jump. */
  now(): Date {
    return new Date(this.start + this.elapsed + this.offset);
  }

  jump(seconds: number): void {
    this.offset += seconds * 1_000;
  }

  /** Fires once, `ms` from now; a jump of the wall's clock neither hurries nor delays it. Answers how to cancel. */
  after(ms: number, fire: () => void): () => void {
    const timer = { at: this.elapsed + ms, order: this.order++, fire };
    this.waiting.add(timer);
    return () => this.waiting.delete(timer);
  }

  /** Goes on to the next timer and fires it. Answers whether there was one. */
  advance(): boolean {
    const [next] = [...this.waiting].sort((a, b) => a.at - b.at || a.order - b.order);
    if (!next) return false;
    this.waiting.delete(next);
    this.elapsed = Math.max(this.elapsed, next.at);
    next.fire();
    return true;
  }
}
