import type { PricingDraft } from '@washcoat/contract-converters';
import { marketSourceWords } from '@washcoat/contract-kernel';
import { asSpecified, problemOf, problemText, useSession, useUnsavedGuard } from '@washcoat/platform-sdk';
import {
  breakpoints,
  Button,
  ConfirmDialog,
  DateText,
  Notice,
  Stack,
  StickyBar,
  toast,
  Toolbar,
  useIsNarrow,
} from '@washcoat/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import styled from 'styled-components';
import { ApplyLaterButton, LaterNotice } from './apply-later';
import { EarlierPrices } from './earlier-prices';
import { useDiscardDraftMutation, type Standing } from './pricing.api';
import { maySetPrices } from './pricing-rights';

const PREVIEW_FAILED = asSpecified.wentWrong;
const SAVE_FAILED = 'Oops! Something went wrong. Please try again later';

/** The sentence has the first line, so that the buttons have one of their own. */
const About = styled.p`
  flex: 1 1 100%;
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.text2};

  & > strong {
    color: ${({ theme }) => theme.color.text};
    font-weight: 600;
  }
`;

/** How what was typed is meant, and on which prices it was typed. */
export interface Trial {
  isPreview: boolean;
  baseSnapshotId: string;
  draftTouchedAt?: string;
}

export interface PricingFormProps<Entry extends FieldValues> {
  form: UseFormReturn<Entry>;
  standing: Standing;
  /** What stands in the fields without a draft. */
  inForce: Entry;
  /** Sends what was typed; rejects with the problem. */
  send: (typed: Entry, trial: Trial) => Promise<{ message: string }>;
  onPreviewed: () => void;
  children: ReactNode;
}

/**
 * A tab that sets a part of the prices: Preview keeps it in the draft of the company, Apply asks and puts all of the draft
 * in force. Somebody else's newer prices are named, and what was typed stays to be tried on them.
 */
export function PricingForm<Entry extends FieldValues>(props: PricingFormProps<Entry>) {
  const { form, standing, inForce, send, onPreviewed, children } = props;
  const { draft } = standing;
  const maySet = maySetPrices(useSession());
  const [asks, setAsks] = useState<'apply' | 'discard' | 'earlier' | null>(null);
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [discard] = useDiscardDraftMutation();
  const isNarrow = useIsNarrow(breakpoints.drawer);
  const { isDirty } = form.formState;
  const endGuard = useUnsavedGuard(isDirty, ['tab']);
  // Prices that come while somebody types are not those that it was typed on: the service says whose they are. Once it
  // has, they are.
  const typedOn = useRef<string | null>(standing.snapshotId);
  useEffect(() => {
    if (!isDirty) typedOn.current = standing.snapshotId;
  }, [isDirty, standing.snapshotId]);
  const run = async (typed: Entry, isPreview: boolean) => {
    setBusy(true);
    setFailure('');
    try {
      const { message } = await send(typed, {
        isPreview,
        baseSnapshotId: typedOn.current ?? standing.snapshotId,
        ...(draft && { draftTouchedAt: draft.touchedAt }),
      });
      toast.success(message);
      setAsks(null);
      endGuard();
      form.reset(typed);
      if (isPreview) onPreviewed();
    } catch (error) {
      const { fields = {} } = problemOf(error);
      typedOn.current = null;
      for (const name of Object.keys(typed)) {
        const message = fields[name];
        if (message && isField<Entry>(typed, name)) form.setError(name, { type: 'server', message });
      }
      setFailure(problemText(error, isPreview ? PREVIEW_FAILED : SAVE_FAILED));
    } finally {
      setBusy(false);
    }
  };
  const submit = (isPreview: boolean) => form.handleSubmit((typed) => run(typed, isPreview))();
  const throwAway = async ({ touchedAt }: PricingDraft) => {
    setBusy(true);
    setFailure('');
    try {
      await discard({ touchedAt }).unwrap();
      endGuard();
      form.reset(inForce);
      setAsks(null);
    } catch (error) {
      setFailure(problemText(error, SAVE_FAILED));
    } finally {
      setBusy(false);
    }
  };
  const about = (
    <>
      <DraftLine standing={standing} />
      <Button kind="quiet" onClick={() => setAsks('earlier')}>
        Earlier prices
      </Button>
      {draft && (
        <>
          <Button kind="quiet" onClick={() => setAsks('discard')}>
            Discard draft
          </Button>
          <ApplyLaterButton draft={draft} baseSnapshotId={standing.snapshotId} />
        </>
      )}
    </>
  );
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (maySet) void submit(true);
        }}
      >
        <Stack>
          {failure && asks === null && (
            <Notice tone="danger" role="alert">
              {failure}
            </Notice>
          )}
          {/* On a phone the bar would cover the fields with it. */}
          {maySet && draft && <LaterNotice />}
          {maySet && isNarrow && <Toolbar>{about}</Toolbar>}
          {children}
          {maySet && (
            <StickyBar>
              {!isNarrow && about}
              <Button type="submit" kind="plain" busy={isBusy && asks === null}>
                Preview
              </Button>
              <Button kind="main" onClick={() => void form.handleSubmit(() => setAsks('apply'))()}>
                Apply prices
              </Button>
            </StickyBar>
          )}
        </Stack>
      </form>
      <ConfirmDialog
        isOpen={asks === 'apply'}
        kind="main"
        title="Apply prices"
        question="Put these prices in force? Everybody sees them at once."
        consequence={draft && draft.parts.length > 0 ? `With the draft of ${draft.touchedBy}.` : undefined}
        confirmLabel="Apply prices"
        cancelLabel="Not yet"
        busyLabel="Applying"
        busy={isBusy}
        error={failure}
        onConfirm={() => void submit(false)}
        onCancel={() => setAsks(null)}
      />
      <ConfirmDialog
        isOpen={asks === 'discard'}
        title="Discard draft"
        question="Discard everything in the draft?"
        consequence="The prices in force stay as they are."
        confirmLabel="Discard draft"
        busyLabel="Discarding"
        busy={isBusy}
        error={failure}
        onConfirm={() => draft && void throwAway(draft)}
        onCancel={() => setAsks(null)}
      />
      {asks === 'earlier' && (
        <EarlierPrices
          standing={standing}
          onTried={() => {
            setAsks(null);
            endGuard();
            form.reset();
            onPreviewed();
          }}
          onClose={() => setAsks(null)}
        />
      )}
    </FormProvider>
  );
}

/** Whose draft it is, and since when the prices below it are in force. */
function DraftLine({ standing }: { standing: Standing }) {
  const { draft, appliedBy, appliedAt, snapshotId, marketSource } = standing;
  return (
    <About>
      {draft && (
        <>
          <strong>Draft by {draft.touchedBy}</strong>, last touched{' '}
          <DateText value={draft.touchedAt} format="moment" />
          {draft.baseSnapshotId !== snapshotId && ', begun on prices that are not in force any more'}.{' '}
        </>
      )}
      Prices in force since <DateText value={appliedAt} format="moment" />
      {appliedBy && `, by ${appliedBy}`}
      {marketSource && (
        <>
          ; the market {marketSourceWords[marketSource.kind]} on{' '}
          <DateText value={marketSource.at} format="moment" />
        </>
      )}
      .
    </About>
  );
}

function isField<Entry extends FieldValues>(entry: Entry, name: string): name is Path<Entry> {
  return name in entry;
}
