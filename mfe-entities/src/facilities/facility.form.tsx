import {
  facility as noun,
  historyList,
  type Facility,
  type FacilityEntry,
} from '@washcoat/contract-entities';
import { entryOf, formOf, startOf } from '@washcoat/contract-kernel';
import { usePageHeading, useSession } from '@washcoat/platform-sdk';
import {
  FieldsOf,
  historyOf,
  listedRecord,
  RecordForm,
  RecordPage,
  resolverOf,
  SameAddress,
  useAttemptKey,
  useLastAddress,
  useRecordForm,
} from '@washcoat/platform-sdk/forms';
import { clashOf } from '@washcoat/platform-sdk/lists';
import { Card, FieldGrid, Page, Stack, Switch, Typeahead } from '@washcoat/ui';
import { useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import * as z from 'zod/mini';
import { EntityHistory } from '../record-history/entity-history';
import { useCompanySearch } from '../users/use-company-search';
import {
  sentFacility,
  useAddFacilityMutation,
  useEditFacilityMutation,
  useFacilitiesQuery,
} from './facilities.api';

const NO_CHOICE = 'Please select the valid value';

// Whose it is has a default on the server, but a franchise's names its franchise.
const resolver = resolverOf<FacilityEntry>(
  formOf(noun).check(
    z.refine(({ isFacility, parentCompanyId }) => !isFacility || parentCompanyId !== undefined, {
      path: ['parentCompanyId'],
      message: NO_CHOICE,
    }),
  ),
);
const clash = clashOf(noun);

export interface AddFacilityProps {
  backTo: string;
  onDone: () => void;
  /** Leads to what was saved. */
  onSaved: (name: string) => void;
}

/** The form of a new facility: of the own company, or for hierarchy 1 of a franchise. */
export function AddFacility({ backTo, onDone, onSaved }: AddFacilityProps) {
  const { hierarchy } = useSession();
  const [add] = useAddFacilityMutation();
  const savedName = useRef('');
  const { keyFor } = useAttemptKey();
  const { remember } = useLastAddress();
  const record = useRecordForm<FacilityEntry>({
    start: { entry: startOf(noun) },
    resolver,
    send: async ({ entry }) => {
      const facility = sentFacility(entry, hierarchy === 1);
      const answer = await add({ ...facility, key: keyFor(facility) }).unwrap();
      remember(facility.name, facility);
      savedName.current = facility.name;
      return answer;
    },
    saved: 'Successfully added the Facility',
    draft: { noun: 'facility' },
    onSaved: () => onSaved(savedName.current),
  });
  usePageHeading({ heading: 'Add facility', backTo });
  return (
    <Page $capped>
      <FacilityForm label="Add facility" record={record} onCancel={onDone} />
    </Page>
  );
}

export interface EditFacilityProps {
  facilityId: string;
  /** Whether the history is shown in the place of the form. */
  isHistory: boolean;
  onPanel: (panel: string) => void;
  backTo: string;
  onDone: () => void;
}

/** One facility: the form, and who changed what. */
export function EditFacility({ facilityId, isHistory, onPanel, backTo, onDone }: EditFacilityProps) {
  const asked = useFacilitiesQuery({ facilityId, count: 1 });
  const isIt = (one: Facility) => one.facilityId === facilityId;
  const { record: facility, problem, onRetry, readAgain } = listedRecord(asked, noun.name, isIt);
  usePageHeading({ heading: 'Edit facility', prefix: facility?.name, backTo });
  return (
    <RecordPage
      historyAccess={historyList.access}
      {...{ isHistory, onPanel, backTo, problem, onRetry }}
      name="Facility"
      form={facility && <EditFacilityForm key={facilityId} {...{ facility, readAgain, onDone }} />}
      history={<EntityHistory entity="facility" entityId={facilityId} {...historyOf(noun)} />}
    />
  );
}

interface EditFacilityFormProps {
  facility: Facility;
  /** The facility as stored now. */
  readAgain: () => Promise<Facility>;
  onDone: () => void;
}

const versioned = (facility: Facility) => ({ entry: entryOf(noun, facility), version: facility.version });

/** The form of a facility that exists. */
function EditFacilityForm({ facility, readAgain, onDone }: EditFacilityFormProps) {
  const { hierarchy } = useSession();
  const { facilityId } = facility;
  const [edit] = useEditFacilityMutation();
  const record = useRecordForm<FacilityEntry>({
    start: versioned(facility),
    resolver,
    send: ({ entry, version }) =>
      edit({ ...sentFacility(entry, hierarchy === 1), facilityId, version }).unwrap(),
    readAgain: async () => versioned(await readAgain()),
    saved: 'Successfully edited the Facility',
    draft: { noun: 'facility', record: facilityId },
    onSaved: onDone,
  });
  return <FacilityForm label="Save facility" record={record} onCancel={onDone} />;
}

interface FacilityFormProps {
  /** Names the form and its button: Add facility. */
  label: string;
  record: ReturnType<typeof useRecordForm<FacilityEntry>>;
  onCancel: () => void;
}

function FacilityForm({ label, record, onCancel }: FacilityFormProps) {
  const { hierarchy } = useSession();
  const rules = (
    <>
      <Card title="Rules">
        <Stack $gap={3}>
          <FieldsOf
            of={noun}
            only={['isActive', 'isCartCreation', 'isPicRequired', 'isSignRequired', 'isEinRequired']}
            labels={{ isActive: 'Is Active' }}
          />
        </Stack>
      </Card>
      <Card>
        <FieldsOf of={noun} only={['companyLogo']} />
      </Card>
    </>
  );
  return (
    <RecordForm
      {...{ label, record, onCancel }}
      noun={noun.name}
      submitLabel={label}
      differences={clash}
      side={rules}
    >
      {hierarchy === 1 && <Owner />}
      <Card title="Facility">
        <FieldGrid>
          <FieldsOf of={noun} only={['name']} />
          <SameAddress />
          <FieldsOf of={noun} only={['address', 'city', 'state', 'zipcode', 'phone']} />
        </FieldGrid>
      </Card>
      <Card title="Director">
        <FieldGrid>
          <FieldsOf
            of={noun}
            only={['firstName', 'lastName', 'email']}
            labels={{ firstName: 'First Name', lastName: 'Last Name' }}
          />
        </FieldGrid>
      </Card>
    </RecordForm>
  );
}

/** Whose facility it is: hierarchy 1 says whether of a franchise, and of which. */
function Owner() {
  const { companyId, organisationName } = useSession();
  const search = useCompanySearch({ isFranchise: true });
  const { setValue, getValues, formState } = useFormContext<FacilityEntry>();
  const { field: franchise } = useController<FacilityEntry, 'isFacility'>({ name: 'isFacility' });
  const { ref: franchiseRef, value: isFranchise, onChange } = franchise;
  const { field, fieldState } = useController<FacilityEntry, 'parentCompanyId'>({ name: 'parentCompanyId' });
  const { ref, name, value } = field;
  const setOwner = (id: string, name: string) => {
    setValue('parentCompanyName', name);
    setValue('parentCompanyId', id, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  return (
    <Card title="Franchise">
      <Stack $gap={3}>
        <Switch
          ref={franchiseRef}
          label="Is Franchise"
          checked={isFranchise}
          onChange={(isOn) => {
            onChange(isOn);
            setOwner(isOn ? '' : (companyId ?? ''), isOn ? '' : organisationName);
          }}
        />
        {isFranchise && (
          <Typeahead
            {...{ ref, name, search }}
            label="Franchise"
            required
            value={value === '' ? null : { value, label: getValues('parentCompanyName') }}
            onChange={(chosen) => setOwner(chosen?.value ?? '', chosen?.label ?? '')}
            error={fieldState.error?.message}
          />
        )}
      </Stack>
    </Card>
  );
}
