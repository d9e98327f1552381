import { setTimeout as pause } from 'node:timers/promises';
import { loadEdit } from '@washcoat/contract-loads';
import { z } from 'zod';
import type { Bench } from '../bench';
import { openCart, readShelf } from '../order/shop';
import { Child } from '../processes/child';
import { ApiClient } from '../product/api-client';
import { Product } from '../product/product';
import { durationCells, durationColumns } from '../report/durations';
import type { Section } from '../report/report';
import { Listeners } from './listeners';

const LOADS = 100;
const PAGES_OF_A_LOAD = 5;
/** The door takes twenty connections of a person. */
const PEOPLE = (LOADS * PAGES_OF_A_LOAD) / 20;
const ROUNDS = 3;
/** Changes follow each other at this distance: the work of two dozen busy people. */
const EVERY_MS = 50;
const AIM_MS = 200;

/** One of the contestants: where its pages listen, and how a record is changed. */
interface Contestant {
  name: string;
  listeners: Listeners;
  loadIds: readonly string[];
  change(loadId: string, at: number): Promise<unknown>;
  /** From sending a change until each page of its record has heard of it. */
  heard: number[];
}

/** 500 pages on one process, each hearing of changes of the load that it has open, beside socket.io alone. */
export const sockets: Bench = {
  name: 'sockets',
  async run(options) {
    const product = await Product.start(options);
    const floor = await Child.start('bare-sockets');
    const contestants: Contestant[] = [];
    try {
      contestants.push(await openProduct(product), await openFloor(floor));
      for (let round = 0; round < ROUNDS; round++)
        for (const contestant of contestants) await changeAll(contestant, round);
      return [sectionOf(contestants)];
    } finally {
      for (const { listeners } of contestants) listeners.close();
      await floor.stop();
      await product.stop();
    }
  },
};

async function openProduct(product: Product): Promise<Contestant> {
  const { url } = product.facts;
  const tokens = await product.signIn(PEOPLE);
  const client = new ApiClient(url, tokens[0]);
  const shelf = await readShelf(url);
  const loadIds: string[] = [];
  for (let load = 0; load < LOADS; load++) loadIds.push(await openCart(client, shelf));
  const listeners = await listenTo(url, loadIds, tokens);
  return {
    name: 'product: edit answered, told, heard',
    listeners,
    loadIds,
    heard: [],
    change: (loadId, at) => client.call(loadEdit, { loadId, notes: `Change ${at}` }),
  };
}

async function openFloor(floor: Child): Promise<Contestant> {
  const url = await floor.ask('start', z.string());
  const client = new ApiClient(url);
  const loadIds = Array.from({ length: LOADS }, (_, load) => `load-${load}`);
  return {
    name: 'socket.io alone',
    listeners: await listenTo(url, loadIds, ['']),
    loadIds,
    heard: [],
    change: (loadId) => client.demand(`/${loadId}`, 'PUT'),
  };
}

async function listenTo(
  url: string,
  loadIds: readonly string[],
  tokens: readonly string[],
): Promise<Listeners> {
  const listeners = new Listeners();
  for (let page = 0; page < PAGES_OF_A_LOAD; page++)
    for (const [at, loadId] of loadIds.entries())
      await listeners.open(url, tokens[(page * LOADS + at) % tokens.length] ?? '', loadId);
  return listeners;
}

async function changeAll({ listeners, loadIds, change, heard }: Contestant, round: number): Promise<void> {
  for (const [at, loadId] of loadIds.entries()) {
    const sent = performance.now();
    const hearing = listeners.hear(loadId, PAGES_OF_A_LOAD, sent);
    await change(loadId, round * loadIds.length + at);
    heard.push(...(await hearing));
    await pause(Math.max(0, sent + EVERY_MS - performance.now()));
  }
}

function sectionOf(contestants: readonly Contestant[]): Section {
  return {
    title: `${LOADS} loads of ${PAGES_OF_A_LOAD} pages each (${LOADS * PAGES_OF_A_LOAD} sockets on one process): change sent → heard by every page of its load`,
    rows: [
      ['', 'sockets', 'heard', ...durationColumns],
      ...contestants.map(({ name, listeners, heard }) => [
        name,
        String(listeners.count),
        String(heard.length),
        ...durationCells(heard),
      ]),
    ],
    notes: [`aim: p95 under ${AIM_MS} ms`],
  };
}
