import { lazyScreen } from '@washcoat/platform-sdk';
import type { IdentifySearch } from '../identify/identify-search';
import { searchedQuestion } from './searched-question';
import { useExpertQuestion } from './use-expert-question';

const AskExpert = lazyScreen(async () => ({ default: (await import('./question.form')).AskExpert }), {
  waiting: null,
});

/** The question about what was searched for, while the address says that it is being asked. */
export function AskAboutSearch({ search }: { search: IdentifySearch }) {
  const { isAsking, close } = useExpertQuestion();
  if (!isAsking) return null;
  return <AskExpert about={searchedQuestion(search)} onClose={close} />;
}
