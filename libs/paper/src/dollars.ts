const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount as letters and pages write it. */
export const dollars = (amount: number): string => format.format(amount);
