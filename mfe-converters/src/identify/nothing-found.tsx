import { breakpoints, Button, EmptyState, useIsNarrow } from '@washcoat/ui';
import { useExpertQuestion } from '../expert-advice/use-expert-question';

export interface NothingFoundProps {
  /** What to do about it. */
  hint: string;
  /** Absent when no filter is set. */
  onClearFilters?: () => void;
}

/** Stands where results would be: what else to try, and an expert to ask. */
export function NothingFound({ hint, onClearFilters }: NothingFoundProps) {
  const { mayAsk, ask } = useExpertQuestion();
  const isPhone = useIsNarrow(breakpoints.phone);
  return (
    <EmptyState
      title="No converters found"
      hint={mayAsk ? `${hint} Or ask an expert, with a picture of it.` : hint}
      action={
        mayAsk && (
          <Button size={isPhone ? 44 : 32} onClick={ask}>
            Ask an expert
          </Button>
        )
      }
      onClearFilters={onClearFilters}
    />
  );
}
