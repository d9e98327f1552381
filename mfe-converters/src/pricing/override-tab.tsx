import type { ModifierChange } from '@washcoat/contract-converters';
import { useSession } from '@washcoat/platform-sdk';
import {
  Button,
  Card,
  DateText,
  EmptyState,
  FactList,
  FieldGrid,
  formatMoney,
  formatSigned,
  Stack,
} from '@washcoat/ui';
import { DataGrid, numberColumn, textColumn, type Column } from '@washcoat/ui/data-grid';
import { History } from 'lucide-react';
import { AskedPart } from '../asked-part/asked-part';
import { fittingModifier, MODIFIER_LENGTH } from './fitting-modifier';
import { NumberInput } from './number-input';
import { useModifierHistoryQuery, useSetOverridesMutation, type ModifierHistory } from './pricing.api';
import { PricingForm, type Trial } from './pricing-form';
import { maySetPrices, seesStaleOverrides } from './pricing-rights';
import { StaleOverrides } from './stale-overrides';
import { usePricingForm } from './use-pricing-form';

const PAGE = 100;
const piece = [
  { name: 'weight', label: 'Weight', suffix: 'g' },
  { name: 'ptPPM', label: 'Platinum', suffix: 'ppm' },
  { name: 'pdPPM', label: 'Palladium', suffix: 'ppm' },
  { name: 'rhPPM', label: 'Rhodium', suffix: 'ppm' },
] as const;

type Entry = Record<(typeof piece)[number]['name'] | 'overridesModifier', string>;

/** The tab of the modifier of override prices: the piece it is measured by, what it should be, and how it was set. */
export function OverrideTab({ onPreviewed }: { onPreviewed: () => void }) {
  return (
    <AskedPart
      title="Price override modifier"
      height="220px"
      asked={useModifierHistoryQuery({ count: PAGE, offset: 0 })}
    >
      {(data) => <OverrideForm history={data} onPreviewed={onPreviewed} />}
    </AskedPart>
  );
}

function OverrideForm({ history, onPreviewed }: { history: ModifierHistory; onPreviewed: () => void }) {
  const [set] = useSetOverridesMutation();
  const session = useSession();
  const maySet = maySetPrices(session);
  const seesStale = seesStaleOverrides(session);
  const {
    core,
    suggestedModifier,
    overridesModifier,
    previewOverridesModifier = overridesModifier,
  } = history;
  const entryWith = (modifier: number): Entry => ({
    overridesModifier: String(modifier),
    weight: String(core?.weight ?? ''),
    ptPPM: String(core?.ptPPM ?? ''),
    pdPPM: String(core?.pdPPM ?? ''),
    rhPPM: String(core?.rhPPM ?? ''),
  });
  const form = usePricingForm<Entry>(entryWith(previewOverridesModifier));
  const send = (typed: Entry, trial: Trial) =>
    set({
      ...trial,
      overridesModifier: Number(typed.overridesModifier),
      ...Object.fromEntries(
        piece.flatMap(({ name }) => (typed[name] === '' ? [] : [[name, Number(typed[name])]])),
      ),
    }).unwrap();
  const fitting = suggestedModifier === undefined ? '' : fittingModifier(suggestedModifier);
  const suggest = () =>
    form.setValue('overridesModifier', fitting, { shouldDirty: true, shouldValidate: true });
  return (
    <PricingForm
      form={form}
      standing={history}
      inForce={entryWith(overridesModifier)}
      send={send}
      onPreviewed={onPreviewed}
    >
      <Stack>
        <Card title="Price override modifier" note="Percent on every Override Price">
          <FieldGrid $min={160}>
            <NumberInput
              name="overridesModifier"
              label="Modifier"
              showLabel
              most={MODIFIER_LENGTH}
              allowNegative
              suffix="%"
              help={`in force ${formatSigned(overridesModifier)} %`}
              rule={(value) => (value <= -100 ? 'Use more than −100 %' : undefined)}
            />
          </FieldGrid>
        </Card>
        <Card title="Core values" note="An average piece, by which override prices keep up with the metals">
          <Stack $gap={3}>
            <FieldGrid $min={120}>
              {piece.map(({ name, label, suffix }) => (
                <NumberInput key={name} {...{ name, label, suffix }} showLabel isOptional most={5} />
              ))}
            </FieldGrid>
            {core && (
              <FactList>
                <dt>Worth when the modifier was set</dt>
                <dd>{formatMoney(core.avgPieceValue)}</dd>
                <dt>Worth now</dt>
                <dd>{formatMoney(core.valueNow)}</dd>
                {suggestedModifier !== undefined && (
                  <>
                    <dt>Suggested modifier</dt>
                    <dd>
                      {`${formatSigned(suggestedModifier)}\u00a0% `}
                      {maySet && (
                        <Button size={28} kind="quiet" onClick={suggest}>
                          {Number(fitting) === suggestedModifier
                            ? 'Use it'
                            : `Use ${formatSigned(fitting, 1)} %`}
                        </Button>
                      )}
                    </dd>
                  </>
                )}
              </FactList>
            )}
          </Stack>
        </Card>
        <DataGrid
          label="Modifier history"
          columns={columns}
          rows={history.list}
          getRowId={({ created }) => created}
          empty={
            <EmptyState
              icon={<History size={20} />}
              title="Nothing was changed so far"
              hint="Every change of the modifier or of the core values stands here."
            />
          }
        />
        {seesStale && <StaleOverrides />}
      </Stack>
    </PricingForm>
  );
}

const columns: Column<ModifierChange>[] = [
  {
    id: 'created',
    title: 'Date',
    minWidth: 150,
    render: ({ created }) => <DateText value={created} format="history" />,
  },
  textColumn({
    id: 'who',
    title: 'By',
    value: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
  }),
  numberColumn({ id: 'modifier', title: 'Modifier %', value: ({ overridesModifier }) => overridesModifier }),
  numberColumn({ id: 'value', title: 'Piece value $', value: ({ avgPieceValue }) => avgPieceValue }),
  numberColumn({ id: 'weight', title: 'Weight g', value: ({ weight }) => weight, priority: 2 }),
  numberColumn({ id: 'pt', title: 'Pt ppm', value: ({ ptPPM }) => ptPPM, priority: 3 }),
  numberColumn({ id: 'pd', title: 'Pd ppm', value: ({ pdPPM }) => pdPPM, priority: 3 }),
  numberColumn({ id: 'rh', title: 'Rh ppm', value: ({ rhPPM }) => rhPPM, priority: 3 }),
  textColumn({ id: 'status', title: 'Status', value: ({ status }) => status, priority: 1 }),
];
