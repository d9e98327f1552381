import { isFulfilled, isRejected, type ActionCreatorWithPayload, type Middleware } from '@reduxjs/toolkit';
import type { SubscriptionOptions } from '@reduxjs/toolkit/query/react';
import { connectionStore } from '../connection/connection-store';
import { isPassing, problemOf } from './api-problem';

/** The longest time between two questions that a page asks by itself, when they go on failing. */
const SLOWEST_MS = 30_000;

interface Question {
  queryCacheKey: string & { _type: 'queryCacheKey' };
  endpointName: string;
}

type Askers = ReadonlyMap<string, SubscriptionOptions>;

/** The actions by which an api of RTK Query says who asks what how often, and changes it. */
export interface AskingActions {
  updateSubscriptionOptions: ActionCreatorWithPayload<
    Question & { requestId: string; options: SubscriptionOptions }
  >;
  internal_getRTKQSubscriptions: () => { type: string };
}

/** A question whose last answers did not come. */
interface Failing {
  question: Question;
  times: number;
  isRefused: boolean;
  /** The parts of the page that ask it by themselves: how they want to, and how they do. */
  slowed: Map<string, { wanted: SubscriptionOptions; given: SubscriptionOptions }>;
}

/**
 * Watches over the questions of an api that pages ask again and again. One that was refused rests until somebody asks it, or
 * something that was told; one that fails in passing is asked at half the pace each time, at most half a minute apart, and
 * as ever once it was answered or there is a connection again.
 */
export function askingPace({
  updateSubscriptionOptions,
  internal_getRTKQSubscriptions,
}: AskingActions): Middleware {
  return ({ dispatch }) => {
    const failing = new Map<string, Failing>();
    const askersOf = ({ queryCacheKey }: Question): Askers => {
      const known: unknown = dispatch(internal_getRTKQSubscriptions());
      return isKnown(known) ? (known.getSubscriptions().get(queryCacheKey) ?? none) : none;
    };
    const slowDown = (question: Question, problem: unknown) => {
      const before = failing.get(question.queryCacheKey);
      const failed: Failing = {
        question,
        times: (before?.times ?? 0) + 1,
        isRefused: !isPassing(problem),
        slowed: new Map(),
      };
      failing.set(question.queryCacheKey, failed);
      const { retryAfter = 0 } = problemOf(problem);
      for (const [requestId, options] of [...askersOf(question)]) {
        const known = before?.slowed.get(requestId);
        const wanted = known?.given === options ? known.wanted : options;
        const { pollingInterval = 0 } = wanted;
        if (!pollingInterval) continue;
        const slow = Math.max(Math.min(pollingInterval * 2 ** failed.times, SLOWEST_MS), retryAfter * 1_000);
        const given = {
          ...wanted,
          pollingInterval: failed.isRefused ? 0 : Math.max(pollingInterval, slow),
        };
        failed.slowed.set(requestId, { wanted, given });
        dispatch(updateSubscriptionOptions({ ...question, requestId, options: given }));
      }
      if (!failed.slowed.size) failing.delete(question.queryCacheKey);
    };
    const goOn = ({ question, slowed }: Failing) => {
      failing.delete(question.queryCacheKey);
      const askers = askersOf(question);
      for (const [requestId, { wanted, given }] of slowed)
        if (askers.get(requestId) === given)
          dispatch(updateSubscriptionOptions({ ...question, requestId, options: wanted }));
    };
    connectionStore.subscribe(() => {
      if (connectionStore.get())
        for (const failed of [...failing.values()]) if (!failed.isRefused) goOn(failed);
    });
    return (next) => (action) => {
      const answer = next(action);
      const question = isFulfilled(action) || isRejected(action) ? questionOf(action.meta.arg) : null;
      if (!question) return answer;
      const failed = failing.get(question.queryCacheKey);
      if (isFulfilled(action) && failed) goOn(failed);
      if (isRejected(action) && !action.meta.condition) slowDown(question, action.payload);
      return answer;
    };
  };
}

const none: Askers = new Map();

const isKnown = (known: unknown): known is { getSubscriptions(): ReadonlyMap<string, Askers> } =>
  typeof known === 'object' && known !== null && 'getSubscriptions' in known;

const isQuestion = (asked: unknown): asked is Question =>
  typeof asked === 'object' && asked !== null && 'queryCacheKey' in asked && 'endpointName' in asked;

/** The question of a call; null where it is none. */
const questionOf = (asked: unknown): Question | null =>
  isQuestion(asked) ? { queryCacheKey: asked.queryCacheKey, endpointName: asked.endpointName } : null;
