import { GeneratorProblem } from '../names/generator-problem';

/** Puts `insertion` before the only place of `anchor` in `text`. @throws GeneratorProblem that names `file` */
export function insertBefore(text: string, anchor: string, insertion: string, file: string): string {
  const [before, after, ...more] = text.split(anchor);
  if (before === undefined || after === undefined || more.length) {
    throw new GeneratorProblem(`${file} has not exactly one '${anchor.trim()}' to write before.`);
  }
  return before + insertion + anchor + after;
}
