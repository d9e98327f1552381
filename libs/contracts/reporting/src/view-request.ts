import { endOfDayIn, startOfDayIn } from '@washcoat/contract-kernel';
import { daysOfRelative, relativeRangeOf, type Days } from './relative-range';

/** What a view chooses by besides its days, as addresses and calls name it. */
const names = ['facility', 'oem', 'text', 'buyer', 'franchise', 'customer', 'isGroup'];

/** The days of a saved view on a day: those that it names, or those of a range that moves with the calendar; else that day. */
export function daysOfView(query: string, today: string): Days {
  const asked = new URLSearchParams(query);
  const range = relativeRangeOf(asked.get('range'));
  return range
    ? daysOfRelative(range, today)
    : { from: asked.get('from') ?? today, to: asked.get('to') ?? today };
}

/** What the call of a report is sent for a saved view on a day, in text as queries are; a call leaves what it does not know. */
export function requestOfView(query: string, { today, timezone }: { today: string; timezone: string }) {
  const asked = new URLSearchParams(query);
  const { from, to } = daysOfView(query, today);
  const request: Record<string, string> = {};
  if (from) request.from = String(startOfDayIn(timezone, from).getTime());
  if (to) request.to = String(endOfDayIn(timezone, to).getTime());
  for (const name of names) {
    const value = asked.get(name);
    if (value) request[name] = value;
  }
  const state = asked.get('state');
  if (state) request.type = state;
  return request;
}
