const key = 'washcoat.told';
const mostKept = 50;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether this tab is the one that tells somebody of `name`: the first that asks, in this browser. */
export function isFirstTabFor(name: string): boolean {
  const told = read();
  if (told.includes(name)) return false;
  localStorage.setItem(key, JSON.stringify([...told, name].slice(-mostKept)));
  return true;
}
