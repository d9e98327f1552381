import { Button, Card, EmptyState, FailedPart, Skeleton } from '@washcoat/ui';
import { ScanLine } from 'lucide-react';
import { useExpertQuestion } from '../expert-advice/use-expert-question';
import { ScannedPart } from './scanned-part';
import type { Scan } from './use-scan';

function NotInCatalogue({ code }: { code: string }) {
  const { mayAsk, ask } = useExpertQuestion();
  return (
    <EmptyState
      title={`No converter carries ${code}`}
      hint={`Scan it again, or type only a part of it.${mayAsk ? ' An expert may know it by a picture.' : ''}`}
      action={mayAsk && <Button onClick={ask}>Ask Expert</Button>}
    />
  );
}

/** What the last code came to: the part it is, nothing, or how far the lookup is. */
export function ScanState({ scan, onExplain }: { scan: Scan; onExplain: () => void }) {
  const { code, entry, found, part, choices, scanner } = scan;
  if (part) return <ScannedPart part={part} onExplain={onExplain} />;
  if (choices > 0) return null;
  const error = entry?.problem;
  const content = () => {
    if (!code)
      return (
        <EmptyState
          icon={<ScanLine size={20} />}
          title="Ready to scan"
          hint="Scan a code, or type it and press Enter. Enter once more adds the part to the cart."
        />
      );
    if (error) {
      const retry = () => scanner.send({ is: 'lookAgain', entry: entry.id });
      return <FailedPart title={`${code}: ${error}`} onRetry={retry} plain />;
    }
    return found ? <NotInCatalogue code={code} /> : <Skeleton $height="240px" />;
  };
  return <Card aria-busy={Boolean(code) && !found && !error}>{content()}</Card>;
}
