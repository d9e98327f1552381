import { explainValuation } from './explanation';
import { valueConverter } from './valuation';
import { converterA, converterB, converterC, customer, snapshot } from './valuation.fixture';

const inAtlanta = { customer, facilityCity: 'Atlanta' };

describe('the waterfall of converter A for a customer in Atlanta', () => {
  const steps = explainValuation(converterA, snapshot, inAtlanta);

  it('leads from the market to the offer', () => {
    expect(
      steps.map(({ step, label, change, after, reason }) => [step, label, change, after, reason]),
    ).toEqual([
      ['market', 'Market', 214.48, 214.48, 'Ounces at market prices'],
      ['hedge', 'Hedge', -6.52, 207.96, '980 / 1,070 / 4,600 per oz'],
      ['discount', 'Discount', -23.32, 184.63, '−12 % / −15 % / −$250 per oz'],
      ['net', 'Net', 0, 184.63, '862.40 / 909.50 / 4,350.00 per oz'],
      ['ownDiscount', 'Own discount', -2.04, 182.59, 'Pt −5 % set on this converter'],
      ['family', 'Family', 4.56, 187.15, 'Foreign Large, +2.5 %'],
      ['listed', 'Listed price', 0, 187.15, 'Override Price is off'],
      ['facility', 'Facility', -5.61, 181.54, 'Atlanta, −3 %'],
      ['customer', 'Customer', -3.63, 177.91, 'Harlan Auto Parts, −2 %'],
      ['group', 'Group', 1.5, 179.41, 'Harlan Auto Parts, +$1.50 per piece'],
      ['facilityDiscount', 'Facility discount', -7.18, 172.23, 'Atlanta, −4 %'],
      ['offer', 'Offer', 0, 172.23, 'Rounded to cents at the very end'],
    ]);
  });

  it('starts each step where the one before ended', () => {
    expect(steps.map(({ before }) => before)).toEqual([0, ...steps.slice(0, -1).map(({ after }) => after)]);
  });

  it('tells subtotals from changes', () => {
    expect(steps.filter(({ kind }) => kind === 'subtotal').map(({ step }) => step)).toEqual([
      'market',
      'net',
      'listed',
      'offer',
    ]);
  });
});

it('shows how an override price replaces the calculated one', () => {
  const steps = explainValuation(converterC, snapshot);
  expect(steps.slice(-4).map(({ step, change, after, reason }) => [step, change, after, reason])).toEqual([
    ['overridePrice', 52.85, 240, 'Set by hand to $240.00'],
    ['overridesModifier', -9.6, 230.4, '−4 %'],
    ['listed', 0, 230.4, 'Override Price is on'],
    ['offer', 0, 230.4, 'Rounded to cents at the very end'],
  ]);
});

it('leaves out what has no effect and says when the piece is a default', () => {
  const steps = explainValuation(converterB, snapshot, { facilityCity: 'Tampa', customer: { priceMod: 0 } });
  expect(steps.map(({ step }) => step)).toEqual(['market', 'hedge', 'discount', 'net', 'listed', 'offer']);
  expect(steps[0]?.reason).toBe('Ounces of the default piece at market prices');
});

it.each([converterA, converterB, converterC])('ends on the prices of the valuation (%#)', (converter) => {
  const steps = explainValuation(converter, snapshot, inAtlanta);
  const after = (step: string) => steps.find((each) => each.step === step)?.after;
  const { marketPrice, listedPrice, offerPrice } = valueConverter(converter, snapshot, inAtlanta);
  expect([after('market'), after('listed'), after('offer')]).toEqual([marketPrice, listedPrice, offerPrice]);
});
