import { buyerSearch, companyDuplicates, companyList, userList } from '@washcoat/contract-entities';
import { pathWithQuery, type ApiClient } from '../product/api-client';
import { deepPages } from './deep-pages';
import type { Known, KnownCompany, KnownPerson } from './known-people';

/** Something that screens ask, in as many ways as people ask it. */
export interface Question {
  name: string;
  paths: readonly string[];
  /** What every statement behind it contains; without it there is no bare SQL beside the service. */
  table?: '"company"' | '"app_user"';
}

const DEEP = 4_000;
/** Nobody turns further than to the last pages of a list. */
const FROM_THE_END = 30;
const PAGE = 10;
/** What a field that completes names asks for. */
const COMPLETIONS = 500;

/** What `client` asks of the lists of companies and people. */
export async function questionsOf(client: ApiClient, known: Known): Promise<Question[]> {
  const [customersDeep, usersDeep] = [known.companyCount, known.userCount].map((count) =>
    Math.min(DEEP, Math.floor(count / PAGE) - FROM_THE_END),
  );
  const customers = await deepPages(client, companyList, customersDeep ?? 0);
  const users = await deepPages(client, userList, usersDeep ?? 0);
  const list = (
    name: string,
    table: Question['table'],
    path: string,
    inputs: readonly object[],
  ): Question => ({
    name,
    table,
    paths: inputs.map((input) => pathWithQuery(path, input)),
  });
  const ofCompanies = (name: string, inputs: readonly object[]) =>
    list(name, '"company"', companyList.path, inputs);
  const ofUsers = (name: string, inputs: readonly object[]) =>
    list(name, '"app_user"', userList.path, inputs);
  const texts = <Row>(rows: readonly Row[], textOf: (row: Row, index: number) => string) =>
    rows.map((row, index) => ({ text: textOf(row, index) }));
  return [
    ofCompanies('customers, first page', [{}]),
    ofCompanies(`customers, page ${customersDeep} by after`, customers.byAfter),
    ofCompanies(`customers, page ${customersDeep} by offset`, customers.byOffset),
    ofCompanies('customers, text search', texts(known.companies, companyText)),
    ofCompanies('customers, typeahead of 3 letters', completing(texts(known.companies, companyStart))),
    ofUsers('users, first page', [{}]),
    ofUsers('users, sorted by company', [{ companySort: 'asc' }, { companySort: 'desc' }]),
    ofUsers(`users, page ${usersDeep} by after`, users.byAfter),
    ofUsers(`users, page ${usersDeep} by offset`, users.byOffset),
    ofUsers('users, text search', texts(known.people, personText)),
    list(
      'buyers, typeahead of 3 letters',
      '"app_user"',
      buyerSearch.path,
      completing(texts(known.people, nameStart)),
    ),
    list('duplicates of a company', undefined, companyDuplicates.path, known.companies.map(enteredAgain)),
  ];
}

const completing = (inputs: readonly { text: string }[]) =>
  inputs.map((input) => ({ ...input, count: COMPLETIONS }));

/** The whole name, a word of it, name and town, or letters from inside; each as often as the others. */
function companyText({ companyName, city }: KnownCompany, index: number): string {
  const [first = '', second = ''] = companyName.split(' ');
  return [companyName, first, `${first} ${city}`, `${first.slice(1)} ${second.slice(0, 3)}`][index % 4] ?? '';
}

const companyStart = ({ companyName }: KnownCompany) => companyName.slice(0, 3);

/** The whole name, the last name, the address, or the number as it is shown. */
function personText({ firstName, lastName, email, phone }: KnownPerson, index: number): string {
  const shown = phone.replace(/^(\d{3})(\d{3})/, '$1-$2-');
  return [`${firstName} ${lastName}`, lastName, email, shown][index % 4] ?? '';
}

const nameStart = ({ firstName, lastName }: KnownPerson, index: number) =>
  (index % 2 ? firstName : lastName).slice(0, 3);

/** The same company, entered by somebody who did not look. */
function enteredAgain({ companyName, ein, phone, address, zipcode }: KnownCompany): object {
  return { companyName: companyName.replace('Auto', 'Automotive'), ein, phone, address, zipcode };
}
