import { z } from 'zod';
import { ownCpu } from './own-cpu';

const question = z.object({ id: z.number(), name: z.string(), input: z.unknown() });

type Answers = Record<string, (input: unknown) => Promise<unknown>>;

/** Answers the questions of the process that forked this one (see child.ts), and ends when that one is gone. */
export function answerParent(answers: Answers): void {
  process.on('disconnect', () => process.exit());
  process.on('message', (message) => {
    const { id, name, input } = question.parse(message);
    answerOf(answers, name, input).then(
      (answer) => process.send?.({ id, answer }),
      (problem: unknown) => process.send?.({ id, problem: String(problem) }),
    );
  });
  process.send?.({ id: 0 });
}

async function answerOf(answers: Answers, name: string, input: unknown): Promise<unknown> {
  if (name === 'cpu') return ownCpu();
  const answer = answers[name];
  if (!answer) throw new Error(`There is no answer to ${name}.`);
  return answer(input);
}
