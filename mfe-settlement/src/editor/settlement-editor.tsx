import type { SettlementStatement } from '@washcoat/contract-settlement';
import { hrefTo, navigate, usePageHeading } from '@washcoat/platform-sdk';
import { DraftNotice, useKeptDraft } from '@washcoat/platform-sdk/forms';
import { AskFirst } from '@washcoat/platform-sdk/lists';
import {
  breakpoints,
  formatDate,
  installationZone,
  LinkButton,
  Page,
  Stack,
  StatusPill,
  StickyBar,
  Toolbar,
  useIsNarrow,
  useToday,
} from '@washcoat/ui';
import { ArrowLeft } from 'lucide-react';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { SettlementHistory } from '../history/settlement-history.panel';
import { useLazySettlementQuery } from '../settlement-list/settlements.api';
import { listPath, settlementPath, type SettlementListName } from '../settlement-list/settlement-list';
import { SettlementSums } from './settlement-sums';
import { ChargeBlock } from './charge-block';
import { CheckCard } from './check-card';
import { deriveSettlement } from './derive-settlement';
import { EditorButtons } from './editor-buttons';
import { EntryContext } from './entry-context';
import { HeaderCard, type HeaderCardProps } from './header-card';
import { HedgeBlock } from './hedge-block';
import { LotBlock } from './lot-block';
import { MergeDialog } from './merge.dialog';
import { ReturnBlock } from './return-block';
import { formOf, newForm } from './settlement-form';
import { useKeepingDraft } from './use-keeping-draft';
import { useSavingSettlement, type Origin } from './use-saving-settlement';
import { useSaveKey } from './use-save-key';
import { useSettlementForm } from './use-settlement-form';
import { ProcessedBlock, WeighedBlock } from './weight-blocks';

const Fields = styled.fieldset`
  display: contents;
`;

/** Two blocks beside each other on screens that are at least `$from` pixels wide. */
const Pair = styled.div<{ $columns: string; $from: number }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => $columns};
  align-items: start;
  gap: ${({ theme }) => theme.space(3)};

  @media (max-width: ${({ $from }) => $from - 0.02}px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export interface SettlementEditorProps extends HeaderCardProps {
  list: SettlementListName;
  companyId: string;
  /** Null for one that was never saved. */
  settlementId: string | null;
  /** The settlement as it was saved; null for a new one, and until that is read again. */
  statement: SettlementStatement | null;
  /** Asks for it again. */
  refetch: () => Promise<SettlementStatement | undefined>;
  /** Says of the page of a new settlement that this one, with what is typed into it, goes on there. */
  continues: unknown;
  /** Who else has it open. */
  others: readonly { userId: string; name: string }[];
}

const originOf = (statement: SettlementStatement): Origin => ({
  form: formOf(statement, installationZone()),
  version: statement.version,
});

/** A settlement to be entered, saved and completed; a completed one only to be read. */
export function SettlementEditor(props: SettlementEditorProps) {
  const { list, companyId, companyName, facilityCity, settlementId, statement, refetch, others } = props;
  const [start] = useState<Origin>(() =>
    statement ? originOf(statement) : { form: newForm, version: undefined },
  );
  const today = useToday();
  const [isCompleting, setCompleting] = useState(false);
  const { form, drafts, changes } = useSettlementForm(start.form);
  const isReadOnly = statement?.isComplete ?? false;
  const isOver = useRef(false);
  const isPhone = useIsNarrow(breakpoints.phone);
  const backTo = listPath(list);
  const draft = useKeptDraft(
    isReadOnly ? undefined : { noun: 'settlement', record: settlementId ?? `${companyId} ${facilityCity}` },
  );
  const [askSaved] = useLazySettlementQuery();
  const saving = useSavingSettlement({
    whose: { companyId, facilityCity, settlementId },
    start,
    form,
    drafts,
    changes,
    askAgain: async () => {
      const now = await refetch();
      return now ? originOf(now) : null;
    },
    onSaved: async (saved) => {
      draft.forget();
      isOver.current = saved.isComplete;
      if (saved.isComplete) navigate(backTo);
      else if (!settlementId) {
        // Its page is shown with what it reads already there; what was typed meanwhile is a draft of that.
        await askSaved({ settlementId: saved.settlementId });
        draft.forget();
        navigate(settlementPath('open', saved.settlementId), { replace: true, state: props.continues });
      }
    },
  });
  useSaveKey(isReadOnly || isCompleting || saving.merge !== null ? null : () => void saving.save(false));
  const shown = useDeferredValue(form);
  const completedDate = statement?.completedDate ?? null;
  const expected = statement?.expectedLots;
  const derived = useMemo(
    () => deriveSettlement(shown, { today, completedDate, timeZone: installationZone(), expected }),
    [shown, today, completedDate, expected],
  );

  const takeIn = useEffectEvent((now: SettlementStatement) => void saving.takeIn(originOf(now)));
  useEffect(() => {
    if (statement) takeIn(statement);
  }, [statement]);
  const { saved, isDirty } = saving;
  const offer = useKeepingDraft(draft, { form, drafts, changes, saved, isDirty, isOver });

  const buttons = (
    <EditorButtons
      {...{ settlementId, isReadOnly }}
      isSaving={saving.isSaving}
      onSave={() => void saving.save(false)}
      onComplete={() => saving.isFilled(true) && setCompleting(true)}
    />
  );
  usePageHeading({
    heading: settlementId ? 'Update Settlement' : 'Create Settlement',
    backTo,
    status: !isPhone && (
      <>
        <StatusPill of="settlement" status={isReadOnly ? 'completed' : 'open'} />
        {statement && <Muted>Saved {formatDate(statement.updatedDate, 'recent')}</Muted>}
      </>
    ),
    actions: !isPhone && buttons,
  });
  const open = useMemo(
    () => ({ form, drafts, changes, derived, isReadOnly, missing: saving.missing }),
    [form, drafts, changes, derived, isReadOnly, saving.missing],
  );
  return (
    <EntryContext value={open}>
      <Page $dense $capped>
        <Toolbar>
          <LinkButton size={isPhone ? 44 : 28} icon={<ArrowLeft size={14} />} {...hrefTo(backTo)}>
            Back To Settlement
          </LinkButton>
          {others.length > 0 && (
            <Muted role="status">Here: {others.map(({ name }) => name).join(', ')}</Muted>
          )}
        </Toolbar>
        <DraftNotice offer={offer} />
        <Fields disabled={isReadOnly}>
          <HeaderCard {...{ companyName, facilityCity }} />
          <Pair $from={1440} $columns="minmax(0, 1.12fr) minmax(0, 1.6fr)">
            <WeighedBlock />
            <ProcessedBlock />
          </Pair>
          <Pair $from={1800} $columns="minmax(0, 1fr) minmax(0, 1.2fr)">
            <HedgeBlock />
            <LotBlock />
          </Pair>
          <ReturnBlock />
          <Pair $from={1100} $columns="minmax(0, 1fr) minmax(0, 1.2fr)">
            <Stack $gap={3}>
              <CheckCard />
              <SettlementSums statement={derived.statement} />
            </Stack>
            <ChargeBlock />
          </Pair>
        </Fields>
        {settlementId && <SettlementHistory settlementId={settlementId} />}
        {isPhone && <StickyBar>{buttons}</StickyBar>}
      </Page>
      {isCompleting && (
        <AskFirst
          title="Complete settlement"
          question="Complete this settlement?"
          consequence="From then on it can only be read and printed."
          confirmLabel="Complete"
          cancelLabel="Not yet"
          busyLabel="Completing"
          run={async () => {
            setCompleting(false);
            await saving.save(true);
            return { message: '' };
          }}
          onDone={() => setCompleting(false)}
        />
      )}
      {saving.merge && (
        <MergeDialog
          merge={saving.merge}
          onSettle={(choices) => void saving.settle(choices)}
          onClose={saving.leaveMerge}
        />
      )}
    </EntryContext>
  );
}

const Muted = styled.span`
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.text3};
`;
