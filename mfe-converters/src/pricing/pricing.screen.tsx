import { priceModifierCalls } from '@washcoat/contract-converters';
import {
  hrefTo,
  navigate,
  useAllowed,
  useLocation,
  usePageHeading,
  useSession,
} from '@washcoat/platform-sdk';
import { useListView } from '@washcoat/platform-sdk/lists';
import {
  breakpoints,
  Button,
  EmptyState,
  LinkButton,
  Page,
  Segment,
  Tabs,
  Toolbar,
  TwoColumn,
  useIsNarrow,
} from '@washcoat/ui';
import { CircleDollarSign } from 'lucide-react';
import { useState } from 'react';
import { DefaultsTab } from './defaults-tab';
import { PriceSheetButton } from '../price-sheet/price-sheet-button';
import { FacilitiesTab } from './facilities-tab';
import { FamiliesTab } from './families-tab';
import { GlobalTab } from './global-tab';
import { IndividualTab } from './individual-tab';
import { OverrideTab } from './override-tab';
import { PricingEffectPart } from './pricing-effect';
import { mayPreviewPrices, openTabs, type PricingTab } from './pricing-rights';
import { TopResults } from './top-results';

type FormTab = Exclude<PricingTab, 'individual'>;
export type MetalUnit = 'oz' | 'kg';

/** Rows of a page of prices (GAP-PRIC-09). */
const PAGE = 100;
const PREVIEW = '/previewPricing';
const units = [
  { value: 'oz', label: 'oz' },
  { value: 'kg', label: 'kg' },
] as const;

/**
 * Pricing: a tab for each part of the prices, beside it what the draft does to the catalogue. `/previewPricing` is the
 * same screen after a preview, with the catalogue in both prices.
 */
export default function PricingScreen() {
  const session = useSession();
  const { pathname, state } = useLocation();
  const isPhone = useIsNarrow(breakpoints.phone);
  const list = useListView(PAGE);
  const [unit, setUnit] = useState<MetalUnit>('oz');
  const [hasTopResults, setTopResults] = useState(false);
  const seesModifiers = useAllowed(priceModifierCalls.list.access);
  const tabs = openTabs(session);
  const asked = list.view.query.get('tab') ?? tabOf(state);
  const current = (tabs.find(({ id }) => id === asked) ?? tabs[0])?.id;
  const isPreview = pathname === PREVIEW;
  const isHouse = session.hierarchy !== 10;
  const seesEffect = mayPreviewPrices(session);
  const hasList = current === 'individual' || (isPreview && session.canViewIndividualPricing);
  const switches = (
    <>
      {/* They have no entry in the menu (GAP-NAV-11). */}
      {seesModifiers && <LinkButton {...hrefTo('/price-modifiers')}>Price modifiers</LinkButton>}
      {isHouse && (
        <Button kind="plain" onClick={() => setTopResults(!hasTopResults)}>
          {hasTopResults ? 'Hide Top Results' : 'Show Top Results'}
        </Button>
      )}
      {current === 'global' && (
        <Segment label="Unit of metal" value={unit} onChange={setUnit} parts={units} />
      )}
    </>
  );
  usePageHeading({
    heading: isPreview ? 'Preview Pricing' : 'Pricing',
    ...(isPreview ? { backTo: '/pricing' } : {}),
    ...(hasList && {
      search: {
        placeholder: 'Search Converters',
        value: list.view.text,
        onChange: (text: string) => list.filter({ text }),
      },
    }),
    actions: !isPhone && (
      <>
        <PriceSheetButton />
        {switches}
      </>
    ),
  });
  if (!current)
    return (
      <Page>
        <EmptyState
          icon={<CircleDollarSign size={20} />}
          title="No part of the prices is open to you"
          hint="Ask an administrator for the right to one of the tabs of Pricing."
        />
      </Page>
    );
  const onPreviewed = () => navigate(`${PREVIEW}?tab=${current}`, { state: { tab: current } });
  return (
    <Page>
      <Tabs
        label="Parts of the prices"
        current={current}
        tabs={tabs.map(({ id, label }) => ({ id, label, href: hrefTo(`${pathname}?tab=${id}`).href }))}
        onChange={(id, event) => {
          event.preventDefault();
          navigate(`${pathname}?tab=${id}`);
        }}
      />
      {/* Beside the heading of a phone they would leave it no room. */}
      {isPhone && (isHouse || seesModifiers) && <Toolbar>{switches}</Toolbar>}
      {hasTopResults && isHouse && <TopResults />}
      {current !== 'individual' &&
        (seesEffect ? (
          <TwoColumn $right={560}>
            <TabPart tab={current} unit={unit} onPreviewed={onPreviewed} />
            <PricingEffectPart />
          </TwoColumn>
        ) : (
          <TabPart tab={current} unit={unit} onPreviewed={onPreviewed} />
        ))}
      {isPhone && <PriceSheetButton />}
      {hasList && <IndividualTab list={list} withPreview={seesEffect} />}
    </Page>
  );
}

function TabPart({ tab, unit, onPreviewed }: { tab: FormTab; unit: MetalUnit; onPreviewed: () => void }) {
  switch (tab) {
    case 'global':
      return <GlobalTab unit={unit} onPreviewed={onPreviewed} />;
    case 'override':
      return <OverrideTab onPreviewed={onPreviewed} />;
    case 'facilities':
      return <FacilitiesTab onPreviewed={onPreviewed} />;
    case 'families':
      return <FamiliesTab onPreviewed={onPreviewed} />;
    case 'defaults':
      return <DefaultsTab onPreviewed={onPreviewed} />;
  }
}

/** The tab that a preview led here with. */
function tabOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('tab' in state)) return null;
  return typeof state.tab === 'string' ? state.tab : null;
}
