import { Fragment, type ReactNode } from 'react';
import type { Company } from '@washcoat/contract-entities';
import { Card, DateText, FactList, formatPercent, formatPhone } from '@washcoat/ui';
import { addressLine, priceAdjust, typeName } from './customer-words';

/** What is known of a company. Prices are shown to those who get them. */
export function CustomerCard({ customer }: { customer: Company }) {
  const {
    firstName,
    lastName,
    phone,
    email,
    facility,
    ein,
    businessLicense,
    driversLicense,
    priceMod,
    groupModifier,
    createdDate,
  } = customer;
  const facts: [string, ReactNode][] = [
    ['Type', typeName(customer)],
    ['Belongs to', customer.parentCompanyName],
    ['Primary contact', `${firstName} ${lastName}`.trim()],
    ['Phone', phone ? formatPhone(phone) : null],
    ['Email', email],
    ['Address', addressLine(customer)],
    ['Facility', facility],
    ['EIN', ein],
    ['Business license', businessLicense],
    ["Driver's license", driversLicense],
    ['Price modifier', priceMod === null ? null : formatPercent(priceMod)],
    ['Price Adjust', groupModifier === null ? null : priceAdjust(customer)],
    ['Created', <DateText key="created" value={createdDate} format="day" />],
  ];
  return (
    <Card title={customer.companyName}>
      <FactList>
        {facts
          .filter(([, value]) => Boolean(value))
          .map(([name, value]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
      </FactList>
    </Card>
  );
}
