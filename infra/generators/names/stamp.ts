/** The moment by which migrations are named: `20261121093000`, in UTC. */
export function stampOf(moment: Date): string {
  return moment.toISOString().replace(/\D/g, '').slice(0, 14);
}
