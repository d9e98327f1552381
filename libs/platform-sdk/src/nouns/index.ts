export { LookupOf } from './lookup-of';
export type { LookupOfProps } from './lookup-of';
export { nounApi } from './noun-api';
export type { ListedRecord, NounHooks } from './noun-api';
export type { NounFace } from './noun-face';
export { NounScreen } from './noun-screen';
