import { noValue } from '../format/number';

const actionWords: Readonly<Record<string, string>> = {
  add: 'added it',
  create: 'added it',
  edit: 'changed it',
  delete: 'deleted it',
  activate: 'switched it on',
  deactivate: 'switched it off',
};

/** What somebody did, after their name; an action without words of its own is named as it is. */
export function actionText(action: string): string {
  return actionWords[action] ?? action.replaceAll('-', ' ');
}

/** A value of the audit trail for people: yes and no for switches, `None` for nothing. */
export function valueText(value: string | null): string {
  if (value === null || value === '') return noValue;
  if (value === 'true') return 'Yes';
  return value === 'false' ? 'No' : value;
}
