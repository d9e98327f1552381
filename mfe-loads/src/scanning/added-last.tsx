import type { LoadItem } from '@washcoat/contract-loads';
import type { Addition } from '@washcoat/platform-sdk/scanning';
import { Button, Code, formatNumber, Money } from '@washcoat/ui';
import { RotateCw, Undo2 } from 'lucide-react';
import { quantityText } from '../items/item-words';
import { ScanRow } from './scan-row';
import type { LoadScan } from './use-load-scan';
import { sentName, type Sent } from './use-load-ports';

const MOST_LISTED = 3;

type Added = Addition<Sent, LoadItem>;

function amountText({ quantity, result }: Added): string {
  return result ? quantityText(result) : formatNumber(quantity);
}

function Outcome({ step, result, isUnwanted }: Added) {
  if (step === 'failed') return <small>Not added</small>;
  if (step === 'leaving' || isUnwanted) return <small>Taking out</small>;
  if (step !== 'added') return <small>Adding</small>;
  return result?.total === undefined ? null : <Money value={result.total} />;
}

function AdditionRow({ addition, scan, size }: { addition: Added; scan: LoadScan; size: 28 | 44 }) {
  const { id, item, step, problem, isUnwanted } = addition;
  const oem = sentName(item);
  return (
    <ScanRow>
      <span>
        {amountText(addition)} × <Code>{oem}</Code>
      </span>
      <Outcome {...addition} />
      {step === 'failed' && (
        <Button
          kind="quiet"
          size={size}
          icon={<RotateCw size={14} aria-hidden />}
          aria-label={`Add ${oem} again`}
          onClick={() => scan.scanner.send({ is: 'sendAgain', addition: id })}
        >
          Try again
        </Button>
      )}
      <Button
        kind="quiet"
        size={size}
        icon={<Undo2 size={14} aria-hidden />}
        aria-label={`Undo ${oem}`}
        disabled={step === 'leaving' || isUnwanted}
        onClick={() => scan.scanner.send({ is: 'takeBack', addition: id })}
      >
        Undo
      </Button>
      {problem && <small role="alert">{problem}</small>}
    </ScanRow>
  );
}

/** What was added last, the newest first, and what did not get in; each with the way out again. */
export function AddedLast({ scan, size }: { scan: LoadScan; size: 28 | 44 }) {
  const newest = scan.state.additions.toReversed();
  const listed = newest.filter(({ step }, at) => at < MOST_LISTED || step !== 'added');
  if (listed.length === 0) return null;
  return (
    <ul aria-label="Added last">
      {listed.map((addition) => (
        <AdditionRow key={addition.id} addition={addition} scan={scan} size={size} />
      ))}
    </ul>
  );
}
