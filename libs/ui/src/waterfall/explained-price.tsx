import { formatDate } from '../format/date';
import { Waterfall } from './waterfall';
import type { WaterfallStep } from './waterfall-scale';

/** A step of a price as the services tell it. US dollars. */
export interface PriceLine {
  kind: 'subtotal' | 'change';
  step: string;
  label: string;
  reason: string;
  change: number;
  after: number;
  /** Since when the input stands. */
  date?: string;
  /** Who set it, or where it comes from. */
  source?: string;
}

/** Since when something stands and who says so: `20th Nov, 2026 9:12 am, Dana Whitlock`; empty when neither is known. */
export function originText({ date, source }: Pick<PriceLine, 'date' | 'source'>): string {
  const since = date === undefined ? '' : formatDate(date, 'moment');
  return [since, source].filter(Boolean).join(', ');
}

function roleOf({ kind, step }: PriceLine): WaterfallStep['role'] {
  if (kind === 'change') return undefined;
  return step === 'market' ? 'start' : step === 'offer' ? 'result' : 'subtotal';
}

function waterfallStep(line: PriceLine): WaterfallStep {
  return {
    id: line.step,
    name: line.label,
    reason: line.reason,
    origin: originText(line),
    price: line.after,
    change: line.kind === 'change' ? line.change : undefined,
    role: roleOf(line),
  };
}

export interface ExplainedPriceProps {
  /** What is explained. */
  label: string;
  lines: readonly PriceLine[];
}

/** How a price came about, step by step, with the date and source of what went into each. */
export function ExplainedPrice({ label, lines }: ExplainedPriceProps) {
  return <Waterfall label={label} steps={lines.map(waterfallStep)} />;
}
