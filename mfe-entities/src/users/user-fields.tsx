import { user as noun } from '@washcoat/contract-entities';
import { useSession } from '@washcoat/platform-sdk';
import { FieldsOf, SameAddress } from '@washcoat/platform-sdk/forms';
import { Card, FieldGrid, PasswordField, SelectField, Stack, type Option } from '@washcoat/ui';
import { useController, useFormContext } from 'react-hook-form';
import type { UserChoices } from './use-user-choices';
import { isOtherAddress, type AskedOfUser, type TypedUser } from './user-change';

const houseHierarchies = [
  { value: '1', label: 'The whole house' },
  { value: '4', label: 'Limited house staff' },
];

export interface UserSignInProps extends Pick<AskedOfUser, 'asksPassword' | 'ownEmail'> {
  /** Only administrators change the address of a user who has one. */
  isEmailFixed?: boolean;
  /** The address of one's own record that waits for its link. */
  wantedEmail?: string | null;
}

export function UserSignIn({ isEmailFixed, asksPassword, ownEmail, wantedEmail }: UserSignInProps) {
  const { watch } = useFormContext<TypedUser>();
  const wanted = wantedEmail
    ? `We have mailed a link to ${wantedEmail}. Until you open it, this address stays yours.`
    : undefined;
  return (
    <Card title="Sign-in">
      <FieldGrid $min={280}>
        <FieldsOf
          of={noun}
          only={['email']}
          fixed={isEmailFixed ? 'Only an administrator changes the address.' : undefined}
          help={{ email: wanted }}
        />
        {isOtherAddress(watch('email'), ownEmail) && (
          <Password
            name="currentPassword"
            label="Current password"
            autoComplete="current-password"
            help="To change your address. It changes once you open the link that we mail to the new one"
          />
        )}
        {asksPassword && (
          <Password
            name="password"
            label="Password"
            autoComplete="new-password"
            help="At least 8 characters"
          />
        )}
      </FieldGrid>
    </Card>
  );
}

interface PasswordProps {
  name: 'password' | 'currentPassword';
  label: string;
  autoComplete: string;
  help: string;
}

// A part of its own, so that it comes after the address when the first wrong field takes the focus.
function Password({ name, ...props }: PasswordProps) {
  const { register, formState } = useFormContext<TypedUser>();
  return <PasswordField {...props} required error={formState.errors[name]?.message} {...register(name)} />;
}

/** Names, phones and address of a user. */
export function UserPerson() {
  return (
    <>
      <Card title="Person">
        <FieldGrid $min={280}>
          <FieldsOf of={noun} only={['firstName', 'lastName', 'phone', 'smsNumber']} />
        </FieldGrid>
      </Card>
      <Card title="Address">
        <FieldGrid $min={280}>
          <SameAddress />
          <FieldsOf of={noun} only={['address', 'city', 'state', 'zipcode']} />
        </FieldGrid>
      </Card>
    </>
  );
}

/** Profile picture, driver's licence and notes of a user. */
export const UserPictures = () => (
  <Card title="Pictures and notes">
    <Stack>
      <FieldsOf of={noun} only={['profileUrl', 'driversLicenseUrl', 'notes']} />
    </Stack>
  </Card>
);

export interface UserStandingProps {
  choices: UserChoices;
  /** Nobody changes their own standing. */
  isSelf?: boolean;
}

/** Role, facility and switches of a user: what others decide. */
export function UserStanding({ choices, isSelf }: UserStandingProps) {
  const { isAdmin, isSA } = useSession();
  const fixed = isSelf ? 'Nobody changes their own standing' : undefined;
  return (
    <Card title="Role and access">
      <Stack>
        <Role {...{ choices, fixed }} />
        {choices.isHouse && (
          <Choice name="hierarchy" label="Works for" required options={houseHierarchies} disabled={isSelf} />
        )}
        <Choice
          name="facilityCity"
          label="Facility"
          emptyLabel="None"
          options={choices.facilities}
          help="Limited users see the invoices of their facility only."
          disabled={isSelf}
        />
        <FieldsOf of={noun} only={isAdmin || isSA ? ['isActive', 'isAdmin'] : ['isActive']} fixed={fixed} />
      </Stack>
    </Card>
  );
}

function Role({ choices, fixed }: { choices: UserChoices; fixed: string | undefined }) {
  const { setValue } = useFormContext<TypedUser>();
  const { field, fieldState } = useController<TypedUser, 'roleId'>({ name: 'roleId' });
  const choose = (roleId: string) => {
    setValue('type', choices.roles.find(({ value }) => value === roleId)?.label ?? '');
    field.onChange(roleId);
  };
  return (
    <SelectField
      {...field}
      onChange={choose}
      label="Role"
      required
      disabled={fixed !== undefined}
      options={choices.roles}
      help={fixed}
      error={fieldState.error?.message ?? choices.problem}
    />
  );
}

interface ChoiceProps {
  name: 'hierarchy' | 'facilityCity';
  label: string;
  options: readonly Option[];
  required?: boolean;
  emptyLabel?: string;
  help?: string;
  disabled: boolean | undefined;
}

function Choice({ name, options, ...props }: ChoiceProps) {
  const { field, fieldState } = useController<TypedUser, ChoiceProps['name']>({ name });
  return (
    <SelectField
      {...field}
      {...props}
      options={withChosen(options, field.value)}
      error={fieldState.error?.message}
    />
  );
}

/** What was chosen stays so, although it is offered no more, as a facility that is switched off by now. */
function withChosen(options: readonly Option[], chosen: string): readonly Option[] {
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen);
  return isKnown ? options : [...options, { value: chosen, label: chosen }];
}
