import { breakpoints, Field, Segment, Switch, TextField, useIsNarrow } from '@washcoat/ui';
import styled from 'styled-components';
import { withType, type DraftProblems, type RoleDraft } from './role-draft';
import { roleTypeFrom, roleTypes } from './role-words';

const Fields = styled.div`
  display: grid;
  flex: 1 1 auto;
  grid-template-columns: minmax(160px, 240px) minmax(0, auto) auto;
  justify-content: start;
  align-items: start;
  gap: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};

  @container (max-width: 620px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Franchise = styled.div`
  display: flex;
  align-items: center;
  min-height: 36px;
  margin-top: ${({ theme }) => theme.space(5)};

  @container (max-width: 620px) {
    margin-top: 0;
  }
`;

const parts = roleTypes.map(({ type, name }) => ({ value: String(type), label: name }));

export interface RoleFieldsProps {
  draft: RoleDraft;
  problems: DraftProblems;
  onChange: (draft: RoleDraft) => void;
}

/** Name, type and Is Franchise of a role. */
export function RoleFields({ draft, problems, onChange }: RoleFieldsProps) {
  const size = useIsNarrow(breakpoints.phone) ? 44 : 36;
  return (
    <Fields>
      <TextField
        name="name"
        label="Name"
        size={size}
        required
        maxLength={100}
        value={draft.name}
        error={problems.name}
        onChange={(event) => onChange({ ...draft, name: event.target.value })}
      />
      <Field id="type" label="Type" required error={problems.type}>
        {({ id, 'aria-describedby': describedBy }) => (
          <div id={id} tabIndex={-1} aria-describedby={describedBy}>
            <Segment
              label="Type"
              size={size}
              wide
              parts={parts}
              value={draft.type === null ? '' : String(draft.type)}
              onChange={(value) => {
                const type = roleTypeFrom(value);
                if (type) onChange(withType(draft, type));
              }}
            />
          </div>
        )}
      </Field>
      <Franchise>
        <Switch
          label="Is Franchise"
          checked={draft.isFranchise}
          onChange={(isFranchise) => onChange({ ...draft, isFranchise })}
        />
      </Franchise>
    </Fields>
  );
}
