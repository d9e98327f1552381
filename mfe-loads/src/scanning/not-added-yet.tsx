import { entryOf } from '@washcoat/platform-sdk/scanning';
import type { CodeEntry } from '@washcoat/platform-sdk/scanning';
import { Button, Code, IconButton } from '@washcoat/ui';
import { X } from 'lucide-react';
import { ScanRow } from './scan-row';
import { asideWords } from './scan-words';
import type { LoadScan } from './use-load-scan';
import type { Sent } from './use-load-ports';

/** Codes that were to be added and could not: nothing that was scanned is lost. */
export function NotAddedYet({ scan: { state, scanner }, size }: { scan: LoadScan; size: 28 | 44 }) {
  const waiting = state.aside.flatMap((id) => entryOf(state, id) ?? []);
  if (waiting.length === 0) return null;
  const reopen = ({ id, problem }: CodeEntry<Sent>) => {
    if (problem) scanner.send({ is: 'lookAgain', entry: id });
    scanner.send({ is: 'reopen', entry: id });
  };
  return (
    <ul aria-label="Not added yet">
      {waiting.map((entry) => {
        const { why, act } = asideWords(entry);
        return (
          <ScanRow key={entry.id}>
            <span>
              <Code>{entry.code}</Code> <small>{why}</small>
            </span>
            <Button size={size} aria-label={`${act}: ${entry.code}`} onClick={() => reopen(entry)}>
              {act}
            </Button>
            <IconButton
              kind="plain"
              size={size}
              label={`Forget ${entry.code}`}
              onClick={() => scanner.send({ is: 'dismiss', entry: entry.id })}
            >
              <X size={16} />
            </IconButton>
          </ScanRow>
        );
      })}
    </ul>
  );
}
