import { hrefTo } from '@washcoat/platform-sdk';
import { Button, Card, EmptyState, Figure, formatNumber, LinkButton } from '@washcoat/ui';
import {
  CheckCheck,
  Hourglass,
  PackageCheck,
  PackageSearch,
  ReceiptText,
  Scale,
  ShoppingCart,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { IconBox, Line, LineText, Lines } from './dashboard.style';
import { useSilencedLines } from './use-silenced-lines';
import type { WaitingLine } from './waiting-lines';

const icons: Record<WaitingLine['id'], ReactNode> = {
  requests: <ShoppingCart size={16} />,
  finished: <PackageCheck size={16} />,
  settlements: <Scale size={16} />,
  booking: <PackageSearch size={16} />,
  overdue: <Hourglass size={16} />,
  unpaid: <ReceiptText size={16} />,
};

/** What should be done first today; each line says why it is there and leads to its list. */
export function WaitingCard({ day, lines }: { day: string; lines: readonly WaitingLine[] }) {
  const { shown, silenced, silence, showAll } = useSilencedLines(day, lines);
  const action = silenced ? (
    <Button kind="quiet" size={28} onClick={showAll}>
      Show {formatNumber(silenced)} silenced
    </Button>
  ) : (
    shown.length > 0 && (
      <Button kind="quiet" size={28} onClick={silence}>
        Quiet for today
      </Button>
    )
  );
  return (
    <Card title="Waiting for you" note={shown.length || undefined} action={action || undefined} flush>
      {shown.length ? (
        <Lines>
          {shown.map((line) => (
            <Line key={line.id}>
              <IconBox $tone={line.tone} aria-hidden>
                {icons[line.id]}
              </IconBox>
              <LineText>
                <strong>{line.title}</strong>
                <span>{line.detail}</span>
              </LineText>
              {line.value && <Figure>{line.value}</Figure>}
              <LinkButton {...hrefTo(line.path)} aria-label={`${line.action}: ${line.title}`}>
                {line.action}
              </LinkButton>
            </Line>
          ))}
        </Lines>
      ) : (
        <EmptyState
          icon={<CheckCheck size={20} />}
          title={silenced ? 'Quiet for today' : 'Nothing waits for you'}
          hint={
            silenced ? 'What changes is shown again.' : 'New requests and unpaid invoices are shown here.'
          }
          action={<LinkButton {...hrefTo('/converters/identify')}>Identify Converters</LinkButton>}
        />
      )}
    </Card>
  );
}
