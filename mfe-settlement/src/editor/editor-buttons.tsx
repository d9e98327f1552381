import { hrefTo } from '@washcoat/platform-sdk';
import { breakpoints, Button, LinkButton, useIsNarrow } from '@washcoat/ui';
import { ChartColumn, Printer } from 'lucide-react';
import { analysisPath } from '../analysis/analysis-tabs';
import { statementPath } from '../settlement-list/settlement-list';

export interface EditorButtonsProps {
  /** Null for one that was never saved. */
  settlementId: string | null;
  isReadOnly: boolean;
  isSaving: boolean;
  onSave: () => void;
  onComplete: () => void;
}

/** Statement, Analysis, Save and Complete; a completed settlement can only be printed. */
export function EditorButtons(props: EditorButtonsProps) {
  const { settlementId, isReadOnly, isSaving, onSave, onComplete } = props;
  const isPhone = useIsNarrow(breakpoints.phone);
  const size = isPhone ? 44 : 32;
  return (
    <>
      {settlementId && (
        <LinkButton size={size} icon={<Printer size={14} />} {...hrefTo(statementPath(settlementId))}>
          Statement
        </LinkButton>
      )}
      {settlementId && (
        <LinkButton size={size} icon={<ChartColumn size={14} />} {...hrefTo(analysisPath(settlementId))}>
          Analysis
        </LinkButton>
      )}
      <Button size={size} disabled={isReadOnly} busy={isSaving} onClick={onSave}>
        Save
      </Button>
      <Button size={size} kind="main" disabled={isReadOnly || isSaving} onClick={onComplete}>
        Complete
      </Button>
    </>
  );
}
