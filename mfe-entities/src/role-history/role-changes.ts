import { role as noun, type WholeRole } from '@washcoat/contract-entities';
import { wordsOf, type HistoryEntry } from '@washcoat/contract-kernel';
import { permissionWords } from '../permissions/permission-words';
import { roleTypeFrom, roleTypeName } from '../roles/role-words';

type Change = HistoryEntry['changes'][number];

/** The fields of a role's history as people call them. */
export const roleChangeNames: Record<string, string> = {
  ...wordsOf(noun),
  granted: 'Granted',
  takenBack: 'Taken back',
  facilities: 'Facilities',
  companyId: 'Company',
  isDefault: 'Default',
  defaultFor: 'Default for',
};

const namesIn = (text: string | null): string[] => (text === null ? [] : text.split(', '));

type Known = WholeRole['permissions'];

function words(names: readonly string[], known: Known): string | null {
  const called = names.map((name) => {
    const permission = known.find(({ permissionName }) => permissionName === name);
    return permission ? permissionWords(permission) : name;
  });
  return called.join(', ') || null;
}

function typeText(text: string | null): string | null {
  const type = roleTypeFrom(text);
  return type ? roleTypeName(type) : text;
}

function permissionChanges({ before, after }: Change, known: Known): Change[] {
  const old = namesIn(before);
  const current = namesIn(after);
  const granted = words(
    current.filter((name) => !old.includes(name)),
    known,
  );
  const takenBack = words(
    old.filter((name) => !current.includes(name)),
    known,
  );
  return [
    ...(granted ? [{ field: 'granted', before: null, after: granted }] : []),
    ...(takenBack ? [{ field: 'takenBack', before: takenBack, after: null }] : []),
  ];
}

/** The changes of an entry for people: types and permissions in words, and of the permissions those that changed. */
export function roleChanges(entry: HistoryEntry, known: Known): HistoryEntry {
  const changes = entry.changes.flatMap((change) => {
    if (change.field === 'permissions') return permissionChanges(change, known);
    if (change.field !== 'type') return [change];
    return [{ ...change, before: typeText(change.before), after: typeText(change.after) }];
  });
  return { ...entry, changes };
}
