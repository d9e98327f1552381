import { lifecycles } from '@washcoat/platform-sdk';
import { Root } from './app/root';
import { store } from './app/store';

export const { bootstrap, mount, unmount } = lifecycles({ name: 'mfe-converters', Root, store });
