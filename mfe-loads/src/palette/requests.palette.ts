import { loadTypes } from '@washcoat/contract-loads';
import { loadsOfType } from './loads-of-type';

export default loadsOfType(loadTypes.request);
