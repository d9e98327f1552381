import type { DashboardSummary } from '@washcoat/contract-reporting';
import { clockFace } from '@washcoat/contract-kernel';
import {
  problemText,
  useLivePolling,
  usePageHeading,
  usePageOffered,
  useSession,
} from '@washcoat/platform-sdk';
import {
  breakpoints,
  Button,
  Card,
  FailedPart,
  formatDate,
  installationZone,
  Page,
  Skeleton,
  Stack,
  TwoColumn,
  useIsNarrow,
} from '@washcoat/ui';
import { Printer } from 'lucide-react';
import { useDashboardSummaryQuery } from './dashboard.api';
import { BookingCard } from './booking-card';
import { Metals } from './dashboard.style';
import { MetalCards } from './metal-cards';
import { OuncesDueCard } from './ounces-due-card';
import { PurchaseCards } from './purchase-cards';
import { TopConvertersCard, UnpaidCard } from './side-cards';
import { WaitingCard } from './waiting-card';
import { waitingLines, waitingPages } from './waiting-lines';

const ASKED_EVERY_MS = 60_000;

/** The morning card: metals, what waits, what is unpaid and what was bought, each as far as one may see it. */
export function MorningPage() {
  const { firstName } = useSession();
  const isPhone = useIsNarrow(breakpoints.phone);
  const polling = useLivePolling(ASKED_EVERY_MS);
  const query = useDashboardSummaryQuery({}, { ...polling, refetchOnMountOrArgChange: true });
  const { data, error, refetch } = query;
  usePageHeading({
    heading: `${greeting(new Date())}, ${firstName}`,
    status: !isPhone && data && formatDate(data.day, 'day'),
    actions: !isPhone && (
      <Button icon={<Printer size={14} />} onClick={() => window.print()}>
        Print
      </Button>
    ),
  });
  return (
    <Page>
      {data ? (
        <MorningCards summary={data} />
      ) : error ? (
        <FailedPart
          title="The morning card did not load"
          detail={problemText(error, 'The rest of Washcoat works.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <MorningShape />
      )}
    </Page>
  );
}

/** By the clocks of the installation. */
function greeting(now: Date): string {
  const { hour } = clockFace(now, installationZone());
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}

function MorningCards({ summary }: { summary: DashboardSummary }) {
  const { metals, unpaid, ouncesDue, booking, purchases, topConverters } = summary;
  const offered = {
    carts: usePageOffered(waitingPages.carts),
    pending: usePageOffered(waitingPages.pending),
    invoices: usePageOffered(waitingPages.invoices),
    settlements: usePageOffered(waitingPages.settlements),
    analysis: usePageOffered(waitingPages.analysis),
  };
  const isConverterOffered = usePageOffered('/converter/:id/:type?/:parameters?');
  const ordersPath = useOrdersPath();
  const hasSide =
    Boolean(ouncesDue?.settlements) ||
    Boolean(booking?.facilities.length) ||
    Boolean(unpaid?.invoices) ||
    Boolean(topConverters?.length);
  const main = (
    <Stack>
      <WaitingCard day={summary.day} lines={waitingLines(summary, (page) => offered[page])} />
      {purchases && <PurchaseCards purchases={purchases} path={ordersPath} />}
    </Stack>
  );
  return (
    <Stack>
      {metals && <MetalCards metals={metals} />}
      {hasSide ? (
        <TwoColumn $right={344}>
          {main}
          <Stack>
            {ouncesDue && <OuncesDueCard due={ouncesDue} />}
            {booking && <BookingCard booking={booking} isLinked={offered.analysis} />}
            {unpaid && <UnpaidCard unpaid={unpaid} isLinked={offered.invoices} />}
            {topConverters && <TopConvertersCard list={topConverters} isLinked={isConverterOffered} />}
          </Stack>
        </TwoColumn>
      ) : (
        main
      )}
    </Stack>
  );
}

/** The list of orders that one may see: by what they hold, else their history, else their lines. */
function useOrdersPath(): string | undefined {
  const isOffered = {
    '/dashboard/costsheetreport': usePageOffered('/dashboard/costsheetreport'),
    '/sales': usePageOffered('/sales'),
    '/dashboard/transactionsreport': usePageOffered('/dashboard/transactionsreport'),
  };
  return Object.entries(isOffered).find(([, offered]) => offered)?.[0];
}

/** The shape of the card while it is asked for. */
function MorningShape() {
  return (
    <Stack role="status" aria-label="Loading the morning card">
      <Metals>
        {[0, 1, 2].map((at) => (
          <Card key={at}>
            <Skeleton $height="64px" />
          </Card>
        ))}
      </Metals>
      <Card>
        <Skeleton $height="240px" />
      </Card>
    </Stack>
  );
}
