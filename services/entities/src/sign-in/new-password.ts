import { badInput } from '@washcoat/service-kit';
import { hashPassword } from './password';

const SHORTEST_PASSWORD = 8;
const SHORTEST_WORD = 3;
const SHORTEST_COMMON_WORD = 5;
/** How many letters and digits a password has besides the own words of its owner. */
const LEAST_OF_ITS_OWN = 5;

const TOO_SHORT = 'Use at least 8 characters';
const TOO_COMMON = 'This password is one of the most common ones. Choose another one.';
const OWN_WORDS = 'Use more than your name, e-mail address or company. Choose another one.';

/** A password that somebody chooses. */
export interface ChosenPassword {
  password: string;
  /** The field of the form in which it was typed. */
  field: string;
  /** What others would try first: names, e-mail addresses and the company of its owner. */
  words: readonly (string | null | undefined)[];
}

/**
 * The hash of a password that somebody chooses; every way to set one comes through here. 400 at its field when it is
 * shorter than 8, one of the common ones, or little more than words of its owner. Slow: call it before a transaction.
 */
export async function hashNewPassword({ password, field, words }: ChosenPassword): Promise<string> {
  if (password.length < SHORTEST_PASSWORD) throw badInput({ [field]: TOO_SHORT });
  if (isMadeOf(password, words)) throw badInput({ [field]: OWN_WORDS });
  if (await isCommon(password)) throw badInput({ [field]: TOO_COMMON });
  return hashPassword(password);
}

/** Whether it is on the list, also with digits and signs around it, or one sign over and over. */
async function isCommon(password: string): Promise<boolean> {
  const lower = password.toLowerCase();
  if (new Set(lower).size <= 2) return true;
  const listed = await (commonPasswords ??= readCommonPasswords());
  const bare = lower.replace(/^[^a-z]+|[^a-z]+$/g, '');
  return listed.has(lower) || (bare !== '' && listed.has(bare));
}

/** What attackers try first, in lower case, with the words of which longer passwords are made. */
let commonPasswords: Promise<ReadonlySet<string>> | undefined;

/** The list is half a megabyte: only who sets a password waits for it, once. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary.passwords.filter(({ length }) => length >= SHORTEST_COMMON_WORD));
}

function isMadeOf(password: string, words: ChosenPassword['words']): boolean {
  const own = ['washcoat', ...words.flatMap((word) => lettersOf(word ?? '').split(' '))]
    .filter(({ length }) => length >= SHORTEST_WORD)
    .sort((one, other) => other.length - one.length);
  let left = lettersOf(password).replaceAll(' ', '');
  if (left.length < LEAST_OF_ITS_OWN) return false;
  for (const word of own) left = left.replaceAll(word, '');
  return left.length < LEAST_OF_ITS_OWN;
}

/** Letters and digits of any script, in lower case; what stands between them becomes one space. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
