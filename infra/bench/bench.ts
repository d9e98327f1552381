import type { Section } from './report/report';

export interface BenchOptions {
  /** Where benchmarks keep their databases and reports. */
  folder: string;
  /** Writes CPU profiles of the child processes into the folder. */
  isProfiled: boolean;
  /** Sizes of the catalogue, for those that measure at several. */
  sizes?: readonly number[];
  /** How many people work, for how many minutes; only `day` asks. */
  people?: number;
  minutes?: number;
  /** How many bought items; only `reports` asks. */
  lines?: number;
}

/** One benchmark: what it measured, as tables. It prints and judges nothing by the clock. */
export interface Bench {
  name: string;
  run(options: BenchOptions): Promise<Section[]>;
}
