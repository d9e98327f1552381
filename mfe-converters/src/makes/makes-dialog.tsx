import type { Make } from '@washcoat/contract-converters';
import { problemText } from '@washcoat/platform-sdk';
import {
  breakpoints,
  Button,
  Dialog,
  EmptyState,
  FailedPart,
  Skeleton,
  TextField,
  useIsNarrow,
} from '@washcoat/ui';
import { BookOpen, Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { MakeRows } from './make-rows';
import { useAllMakes } from './use-make';

const LOAD_FAILED = 'Manufacturer tips did not load. The rest of Washcoat works.';

export interface MakesDialogProps {
  /** What is looked for at first. */
  text?: string;
  onView: (make: Make) => void;
  /** Absent, like onAdd, for those who may change none. */
  onEdit?: (make: Make) => void;
  onAdd?: () => void;
  onClose: () => void;
}

/** Every make over the page, narrowed down by what is typed. */
export function MakesDialog({ text: first = '', onView, onEdit, onAdd, onClose }: MakesDialogProps) {
  const [text, setText] = useState(first);
  const { makes, error, refetch } = useAllMakes();
  const isPhone = useIsNarrow(breakpoints.phone);
  const found = makes?.filter((make) => isNamed(make, text));
  return (
    <Dialog
      isOpen
      title="Makes"
      sentence="Tips for telling the converters of a make."
      width={640}
      onClose={onClose}
      buttons={
        onAdd && (
          <Button kind="main" size={isPhone ? 44 : 32} icon={<Plus size={14} />} onClick={onAdd}>
            Add make
          </Button>
        )
      }
    >
      <TextField
        label="Search makes"
        hideLabel
        placeholder="Make or model"
        size={isPhone ? 44 : 36}
        prefix={<Search size={16} aria-hidden />}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {!found && !error && <Skeleton $height="240px" />}
      {error && <FailedPart title={problemText(error, LOAD_FAILED)} onRetry={refetch} plain />}
      {found && found.length === 0 && (
        <EmptyState
          icon={<BookOpen size={20} />}
          title="No makes available"
          hint={text ? 'Try another make or model.' : 'Tips for telling the converters of a make stand here.'}
        />
      )}
      {found && found.length > 0 && <MakeRows makes={found} onView={onView} onEdit={onEdit} />}
    </Dialog>
  );
}

function isNamed({ make, model }: Make, text: string): boolean {
  const part = text.trim().toLowerCase();
  return [make, ...model].some((name) => name.toLowerCase().includes(part));
}
