import { CheckBox, TextField } from '@washcoat/ui';
import { useSession } from '../session/use-session';

/** What is typed of a view. */
export interface TypedView {
  name: string;
  isDefault: boolean;
  isShared: boolean;
}

export interface ViewFieldsProps {
  value: TypedView;
  onChange: (typed: TypedView) => void;
  /** What is wrong with the name. */
  error?: string;
  help?: string;
  /** Which view opens first is everybody's own choice: not asked for one of a colleague. */
  isOfColleague?: boolean;
}

/** The name of a view, whether it opens first, and whether the whole company has it. */
export function ViewFields({ value, onChange, error, help, isOfColleague = false }: ViewFieldsProps) {
  const { organisationName, companyId } = useSession();
  return (
    <>
      <TextField
        label="Name"
        required
        maxLength={60}
        value={value.name}
        error={error}
        help={help}
        onChange={({ target }) => onChange({ ...value, name: target.value })}
      />
      {!isOfColleague && (
        <CheckBox
          label="Open it whenever I come to this list"
          checked={value.isDefault}
          onChange={({ target }) => onChange({ ...value, isDefault: target.checked })}
        />
      )}
      {companyId !== null && (
        <CheckBox
          label={`Share it with everybody of ${organisationName || 'my company'}`}
          checked={value.isShared}
          onChange={({ target }) => onChange({ ...value, isShared: target.checked })}
        />
      )}
    </>
  );
}

/** What is wrong with the name of a view; empty when nothing is. */
export const nameProblem = (name: string): string => (name.trim() === '' ? 'Give the view a name' : '');
