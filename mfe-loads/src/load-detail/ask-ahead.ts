import { store } from '../app/store';
import { loadDetailApi } from './load-detail.api';

const LOAD = /^(?:\/loads|\/my-cart)?\/load\/([^/]+)\/?$/;

/**
 * Asks for the load of an address that is opened, while the code of its page is still on its way and drawn: waiting for
 * one after the other was a quarter of the time until its first item. An address that leads to one item needs all of them,
 * which the page asks for itself.
 */
export function askAhead({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const [, loadId] = LOAD.exec(pathname) ?? [];
  if (!loadId || new URLSearchParams(search).has('item')) return;
  void store.dispatch(loadDetailApi.endpoints.load.initiate({ loadId }, { subscribe: false }));
}
