import { lifecycles } from '@washcoat/platform-sdk';
import { Root } from './app/root';
import { store } from './app/store';
import { askAhead } from './load-detail/ask-ahead';

askAhead(window.location);

export const { bootstrap, mount, unmount } = lifecycles({ name: 'mfe-loads', Root, store });
