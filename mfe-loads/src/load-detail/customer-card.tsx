import { Card, DateText, FactList, formatPhone, Stack } from '@washcoat/ui';
import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { personName } from '../carts/person-name';
import { CustomerEditor } from './customer-editor';
import { LoadNotes } from './load-notes';
import { LoadPeople } from './load-people';
import { useOpenLoad } from './load-context';

const Facts = styled(FactList)`
  & > dd {
    overflow-wrap: anywhere;
  }
`;

/** What is known of the seller and of the load. */
export function CustomerCard() {
  const { load, rights } = useOpenLoad();
  const { address, city, state, zipcode, businessLicense, driversLicense, ein, notes } = load;
  const isStaffed = rights.canEditDetails && rights.party === 'buyer';
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Company', load.companyName],
    ['Customer', personName(load.firstName, load.lastName)],
    ['Phone', load.phone ? formatPhone(load.phone) : null],
    ['Email', load.customerEmail],
    ['Address', [address, city, `${state} ${zipcode}`.trim()].filter(Boolean).join(', ')],
    ['Facility', isStaffed ? null : `${load.facilityCity}, ${load.facilityState}`],
    ['Business licence', businessLicense],
    ['Drivers licence', driversLicense],
    ['EIN', rights.canEditDetails ? null : ein],
    ['Buyer', isStaffed ? null : personName(load.assistantFirstName, load.assistantLastName)],
    ['Video Grader', isStaffed ? null : personName(load.videoGraderFirstName, load.videoGraderLastName)],
    ['Created', <DateText key="created" value={load.createdDate} format="moment" />],
    ['Notes', rights.canEditDetails ? null : notes],
  ];
  return (
    <Card title={load.companyName}>
      <Stack>
        <Facts>
          {facts
            .filter(([, value]) => value)
            .map(([name, value]) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
        </Facts>
        {rights.canEditCustomer && <CustomerEditor />}
        {isStaffed && <LoadPeople />}
        {rights.canEditDetails && <LoadNotes />}
      </Stack>
    </Card>
  );
}
