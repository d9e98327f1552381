const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long it is still, in the two units that matter: `2 days 3 h`, `3 h 12 min`, `4 min 09 s`. */
export function remainingWords(ms: number): string {
  const whole = Math.ceil(ms / SECOND) * SECOND;
  const [days, hours] = [Math.floor(whole / DAY), Math.floor((whole % DAY) / HOUR)];
  const [minutes, seconds] = [Math.floor((whole % HOUR) / MINUTE), (whole % MINUTE) / SECOND];
  if (days > 0) return `${days} ${days === 1 ? 'day' : 'days'} ${hours} h`;
  if (hours > 0) return `${hours} h ${String(minutes).padStart(2, '0')} min`;
  return `${minutes} min ${String(seconds).padStart(2, '0')} s`;
}
