import { isPaper } from '@washcoat/contract-kernel';
import { Problem } from '../problem';
import type { SignPaper } from './paper-address';

/** An answer in which the address of every paper is signed; what holds none is answered as it is. */
export function withSignedPapers(answer: unknown, sign: SignPaper): unknown {
  if (!holdsPaper(answer)) return answer;
  if (typeof answer === 'string') return sign(answer);
  if (Array.isArray(answer)) return answer.map((part: unknown) => withSignedPapers(part, sign));
  const entries = Object.entries(answer ?? {});
  return Object.fromEntries(entries.map(([name, part]) => [name, withSignedPapers(part, sign)]));
}

/** The same for the record that comes with a refusal. */
export function withSignedRefusal(error: unknown, sign: SignPaper): unknown {
  if (!(error instanceof Problem) || !holdsPaper(error.details.extra)) return error;
  const { extra, ...details } = error.details;
  const signed = Object.entries(extra ?? {}).map(([name, part]) => [name, withSignedPapers(part, sign)]);
  return new Problem(error.status, error.message, { ...details, extra: Object.fromEntries(signed) });
}

function holdsPaper(part: unknown): boolean {
  if (typeof part === 'string') return isPaper(part);
  if (typeof part !== 'object' || part === null) return false;
  return Object.values(part).some(holdsPaper);
}
