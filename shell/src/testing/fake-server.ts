/** What is asked of a server that has these files, by path; one that is not there answers 404. */
export class FakeServer {
  /** The paths that were asked for, in order. */
  readonly asked: string[] = [];
  private isDown = false;
  private readonly original = globalThis.fetch;

  constructor(readonly files: Record<string, string>) {
    globalThis.fetch = async (input) =>
      this.answer(new URL(String(addressOf(input)), window.location.origin));
  }

  /** From now on nothing is answered. */
  goDown(): void {
    this.isDown = true;
  }

  restore(): void {
    globalThis.fetch = this.original;
  }

  private answer({ pathname }: URL): Response {
    this.asked.push(pathname);
    if (this.isDown) throw new TypeError('Failed to fetch');
    const file = this.files[pathname];
    return new Response(file ?? '', { status: file === undefined ? 404 : 200 });
  }
}

function addressOf(input: RequestInfo | URL): string | URL {
  return input instanceof Request ? input.url : input;
}
