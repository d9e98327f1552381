import { Fragment, type ReactNode } from 'react';
import { company as noun, type Company } from '@washcoat/contract-entities';
import { Card, DateText, FactList, formatPhone } from '@washcoat/ui';
import { addressLine, priceAdjust, priceModifier, typeName } from './customer-words';

const { fields } = noun;

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
    [fields.parentCompanyName.label, customer.parentCompanyName],
    ['Primary contact', `${firstName} ${lastName}`.trim()],
    [fields.phone.label, phone ? formatPhone(phone) : null],
    [fields.email.label, email],
    ['Address', addressLine(customer)],
    [fields.facility.label, facility],
    [fields.ein.label, ein],
    [fields.businessLicense.label, businessLicense],
    [fields.driversLicense.label, driversLicense],
    [fields.priceMod.label, priceMod === null ? null : priceModifier(customer)],
    ['Price Adjust', groupModifier === null ? null : priceAdjust(customer)],
    [fields.createdDate.label, <DateText key="created" value={createdDate} format="day" />],
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
