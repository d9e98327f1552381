import { MessageCircleQuestion } from 'lucide-react';
import { useMemo } from 'react';
import type { SearchTool } from '../identify/search-tools';
import { useExpertQuestion } from './use-expert-question';

/** Ask Expert beside a search; null for those who may not. */
export function useExpertTool(): SearchTool | null {
  const { mayAsk, ask } = useExpertQuestion();
  return useMemo(
    () =>
      mayAsk
        ? { label: 'Ask Expert', icon: (size) => <MessageCircleQuestion size={size} />, onPress: ask }
        : null,
    [mayAsk, ask],
  );
}
