/** What a round can do to a running product. */
export interface Fault {
  name: string;
  /** Does the harm and comes back when it is over. */
  strike(random: () => number): Promise<void>;
}

/** A running product that a campaign works on. */
export interface Stock {
  url: string;
  /** Connection address of the administrator, past every proxy. */
  adminUrl: string;
  faults: readonly Fault[];
  /** Waits until the product answers again. */
  ready(): Promise<void>;
  /** How often processes of it were started. */
  starts(): number;
  stop(): Promise<void>;
}

export interface StockOptions {
  /** Where the bundles of the product are. */
  bundles: string;
  /** An empty or a used folder of this campaign alone. */
  folder: string;
}
