import ts from 'typescript';
import type { ApiReport } from './api-report';

/** What a change of public types asks of the version. */
export interface NeededVersion {
  version: string;
  /** Why, a line for each change. */
  reasons: string[];
}

type Raise = 'major' | 'minor';
interface Change {
  raise: Raise;
  reason: string;
}

/** The lowest version that `now` may have after the release of `released`, and why. */
export function neededVersion(released: ApiReport, now: ApiReport): NeededVersion {
  const changes = [
    ...Object.keys({ ...released.exports, ...now.exports }).flatMap((entry) =>
      changesOf(released.exports[entry] ?? {}, now.exports[entry] ?? {}, entry === '.' ? '' : ` of ${entry}`),
    ),
    ...changesOf(released.types, now.types, '').filter(({ reason }) => !/ is (gone|new)$/.test(reason)),
  ];
  const [major = 0, minor = 0] = released.version.split('.').map(Number);
  const isBroken = changes.some(({ raise }) => raise === 'major');
  const version = isBroken
    ? `${major + 1}.0.0`
    : changes.length
      ? `${major}.${minor + 1}.0`
      : released.version;
  return { version, reasons: changes.map(({ raise, reason }) => `${raise}: ${reason}`) };
}

/** Whether a version is not below another one. */
export function isAtLeast(version: string, lowest: string): boolean {
  return version.localeCompare(lowest, 'en', { numeric: true }) >= 0;
}

type Declared = Readonly<Record<string, readonly string[]>>;

function changesOf(before: Declared, after: Declared, of: string): Change[] {
  const gone = Object.keys(before).filter((name) => !(name in after));
  const fresh = Object.keys(after).filter((name) => !(name in before));
  const changed = Object.keys(before).flatMap((name): Change[] => {
    const [old, now] = [before[name] ?? [], after[name] ?? []];
    if (!now.length || old.join('\n') === now.join('\n')) return [];
    const isWider = old.length === now.length && old.every((text, index) => addsOnly(text, now[index] ?? ''));
    return isWider
      ? [{ raise: 'minor', reason: `${name}${of} takes more` }]
      : [{ raise: 'major', reason: `${name}${of} is another` }];
  });
  return [
    ...gone.map((name): Change => ({ raise: 'major', reason: `${name}${of} is gone` })),
    ...fresh.map((name): Change => ({ raise: 'minor', reason: `${name}${of} is new` })),
    ...changed,
  ];
}

/** Whether a declaration is the other one with nothing but optional members or parameters more. */
function addsOnly(before: string, after: string): boolean {
  const [old, now] = [partsOf(before), partsOf(after)];
  if (!old || !now || old.head !== now.head) return false;
  const added = now.parts.filter((part) => !old.parts.some(({ text }) => text === part.text));
  return now.parts.length - added.length === old.parts.length && added.every(({ isOptional }) => isOptional);
}

interface Parts {
  /** All but the parts. */
  head: string;
  parts: { text: string; isOptional: boolean }[];
}

function partsOf(text: string): Parts | undefined {
  const [statement] = ts.createSourceFile('one.d.ts', text, ts.ScriptTarget.ESNext, true).statements;
  const list = statement && listOf(statement);
  if (!statement || !list) return undefined;
  const [first, last] = [list[0], list.at(-1)];
  const head = first && last ? text.slice(0, first.getStart()) + text.slice(last.getEnd()) : text;
  return {
    head: head.replace(/\s+/g, ' '),
    parts: list.map((part) => ({
      text: textOf(part).replace(/\s+/g, ' '),
      isOptional: 'questionToken' in part && part.questionToken !== undefined,
    })),
  };
}

/** A part in words; which members of an object a function takes by name is no part of its type. */
function textOf(part: ts.Node): string {
  const text = part.getText();
  const isTaken = ts.isParameter(part) && ts.isObjectBindingPattern(part.name);
  return isTaken ? text.replace(part.name.getText(), 'props') : text;
}

function listOf(statement: ts.Statement): readonly ts.Node[] | undefined {
  if (ts.isInterfaceDeclaration(statement)) return statement.members;
  if (ts.isFunctionDeclaration(statement)) return statement.parameters;
  if (ts.isTypeAliasDeclaration(statement) && ts.isTypeLiteralNode(statement.type))
    return statement.type.members;
  return undefined;
}
