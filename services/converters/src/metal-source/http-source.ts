import { readingOf, SourceFailure, type MetalSource } from './metal-source';

/** A source that hangs is left after so long. */
const DEADLINE_MS = 10_000;
const LONGEST = 10_000;

/** Market prices behind an address that was configured; where it leads elsewhere is not followed. */
export const httpSource = (
  url: string,
  { token, deadlineMs = DEADLINE_MS }: { token?: string; deadlineMs?: number } = {},
): MetalSource => ({
  kind: 'http',
  async read() {
    return readingOf(await textOf(url, token, deadlineMs));
  },
});

async function textOf(url: string, token: string | undefined, deadlineMs: number): Promise<string> {
  const signal = AbortSignal.timeout(deadlineMs);
  const headers = { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  try {
    const answer = await fetch(url, { headers, signal, redirect: 'manual' });
    if (answer.status >= 300 && answer.status < 400)
      throw new SourceFailure('The source leads to another address, which is not followed.');
    if (!answer.ok) throw new SourceFailure(`The source answered ${answer.status}.`);
    return await bodyOf(answer);
  } catch (error) {
    if (error instanceof SourceFailure) throw error;
    if (signal.aborted) throw new SourceFailure('The source did not answer in time.', { cause: error });
    throw new SourceFailure('The source can not be reached.', { cause: error });
  }
}

async function bodyOf(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of answer.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > LONGEST) throw new SourceFailure('The answer of the source is too long.');
  }
  return text + decoder.decode();
}
