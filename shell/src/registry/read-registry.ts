import { config } from 'zod/mini';
import { en } from 'zod/locales';

export { readContributions } from './read-contributions';
export { readRemotes } from './read-remotes';

config(en());
