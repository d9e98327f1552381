import { askEarly } from './registry/early-registry';

askEarly();
void import('./bootstrap');
