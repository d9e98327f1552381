import { decodeVin } from './decode-vin';
import { makerCount, makeOf } from './makers';
import { isCheckDigitRight } from './vin';

const now = new Date('2026-11-20T15:00:00.000Z');
const decode = (vin: string) => decodeVin(vin, now);

/** Numbers with a right check digit, as vehicles of North America have: make, model, year, engine, country. */
const american: readonly (readonly [string, string, string | null, number, string | null, string])[] = [
  ['1HGCM82633A004352', 'Honda', 'Accord', 2003, null, 'United States'],
  ['5GZCZ43D13S812715', 'Saturn', 'Vue', 2003, null, 'United States'],
  ['1FTFW1ET9DFC10312', 'Ford', 'F-150', 2013, null, 'United States'],
  ['1FTPW14V47FA12345', 'Ford', 'F-150', 2007, '5.4 petrol', 'United States'],
  ['1FMCU03185KA12345', 'Ford', 'Escape', 2005, null, 'United States'],
  ['JTDKB20U983376482', 'Toyota', 'Prius', 2008, '1.5 hybrid', 'Japan'],
  ['JTDKN3DU6A0123456', 'Toyota', 'Prius', 2010, '1.8 hybrid', 'Japan'],
  ['2T1BR32E34C123456', 'Toyota', 'Corolla', 2004, null, 'Canada'],
  ['2T1KR32E34C123456', 'Toyota', 'Matrix', 2004, null, 'Canada'],
  ['4T1BE32K15U123456', 'Toyota', 'Camry', 2005, null, 'United States'],
  ['JHLRD78874C012345', 'Honda', 'CR-V', 2004, null, 'Japan'],
  ['5FNRL38606B012345', 'Honda', 'Odyssey', 2006, null, 'United States'],
  ['1J4GR48K45C512345', 'Jeep', 'Grand Cherokee', 2005, null, 'United States'],
  ['1C4RJFBGXEC123456', 'Jeep', 'Grand Cherokee', 2014, null, 'United States'],
  ['2C3CDXBG6DH123456', 'Dodge', 'Charger', 2013, null, 'Canada'],
  ['KMHDN46D95U123456', 'Hyundai', 'Elantra', 2005, null, 'South Korea'],
  ['WDBRF61J93F123456', 'Mercedes', 'C-Class', 2003, null, 'Germany'],
  ['WBAVA33588K123456', 'BMW', null, 2008, null, 'Germany'],
  ['JN8AZ08W64W123456', 'Nissan', 'Murano', 2004, null, 'Japan'],
  ['JM1BK32F141123456', 'Mazda', '3', 2004, null, 'Japan'],
  ['3VWSE69M54M123456', 'Volkswagen', 'Jetta', 2004, null, 'Mexico'],
  ['4S3BH675X36123456', 'Subaru', null, 2003, null, 'United States'],
  ['KNDJB723X45123456', 'Kia', null, 2004, null, 'South Korea'],
  ['1GCEK19T44E123456', 'Chevrolet', 'Silverado 1500', 2004, null, 'United States'],
];

/** Numbers from elsewhere, whose position 9 is something else. */
const elsewhere: readonly (readonly [string, string, string | null, number | null, string])[] = [
  ['WVWZZZ1JZ3W386752', 'Volkswagen', null, 2003, 'Germany'],
  ['WVWZZZAUZEW123456', 'Volkswagen', 'Golf', 2014, 'Germany'],
  ['WVWZZZ9NZ5Y123456', 'Volkswagen', 'Polo', 2005, 'Germany'],
  ['WAUZZZ8E27A123456', 'Audi', 'A4', 2007, 'Germany'],
  ['TMBZZZ1U0Y2123456', 'Skoda', 'Octavia', 2000, 'Czech Republic'],
  ['W0L0TGF4835123456', 'Opel', 'Astra', 2003, 'Germany'],
  ['WDB2030421A123456', 'Mercedes', 'C-Class', null, 'Germany'],
  ['VF1BB0A0F24123456', 'Renault', 'Clio', null, 'France'],
  ['VF32AKFXE43123456', 'Peugeot', '206', null, 'France'],
  ['UU1LSDAAH34123456', 'Dacia', 'Logan', null, 'Romania'],
];

describe('a decoded VIN', () => {
  it.each(american)('%s: %s %s of %i', (vin, make, model, year, engine, country) => {
    expect(decode(vin)).toEqual({
      vin,
      isComplete: true,
      isCheckDigitRight: true,
      make,
      model,
      year,
      engine,
      country,
    });
  });

  it.each(elsewhere)('%s: %s %s of %p, without a check digit', (vin, make, model, year, country) => {
    expect(decode(vin)).toEqual({
      vin,
      isComplete: true,
      isCheckDigitRight: null,
      make,
      model,
      year,
      engine: null,
      country,
    });
  });

  it('knows the check digits that everybody knows, X among them', () => {
    for (const vin of ['1M8GDM9AXKP042788', '11111111111111111']) expect(isCheckDigitRight(vin)).toBe(true);
    expect(decode('1M8GDM9AXKP042788')).toMatchObject({ isCheckDigitRight: true, make: null, year: 1989 });
  });

  it('tells a wrong check digit and any two digits that were swapped, and enforces nothing', () => {
    const wrong = decode('1HGCM82643A004352');
    expect(wrong).toMatchObject({ isCheckDigitRight: false, make: 'Honda', model: 'Accord', year: 2003 });
    expect(decode('1HGCM82633A003452').isCheckDigitRight).toBe(false);
  });

  it('[VEH-003] is read in upper case without i, o, q, blanks and signs', () => {
    expect(decode(' 1hg-cm826 33a*004352 ')).toEqual(decode('1HGCM82633A004352'));
    expect(decode('iIoOqQ1HGCM')).toMatchObject({ vin: '1HGCM', isComplete: false, make: 'Honda' });
    expect(decode('1HGCM82633A004352999').vin).toBe('1HGCM82633A004352');
    expect(decode('東京 🚗')).toMatchObject({ vin: '', make: null, year: null, country: null });
  });

  it('says what it can while it is typed', () => {
    expect(decode('')).toMatchObject({ vin: '', isComplete: false, make: null, country: null });
    expect(decode('1')).toMatchObject({ make: null, country: null });
    expect(decode('1H')).toMatchObject({ make: null, country: 'United States' });
    expect(decode('1HG')).toMatchObject({ make: 'Honda', model: null, isCheckDigitRight: null });
    expect(decode('1HGCM')).toMatchObject({ model: 'Accord', year: null });
    expect(decode('1HGCM82633')).toMatchObject({ year: 2003, isComplete: false, isCheckDigitRight: null });
  });

  it('tells years that are 30 apart by position 7 in North America', () => {
    expect(decode('1HGCM82633').year).toBe(2003);
    expect(decode('1HGCM8A633').year).toBe(2033);
    expect(decode('1HGCM826XA').year).toBe(1980);
    expect(decode('1HGCM8F6XA').year).toBe(2010);
    for (const code of 'IOQUZ0') expect(decode(`1HGCM8263${code}`).year).toBeNull();
  });

  it('leaves the year open elsewhere when both are possible', () => {
    expect(decode('WAUZZZ8V9D').year).toBeNull();
    expect(decode('WAUZZZF49J').year).toBe(2018);
    expect(decode('WAUZZZ8E92').year).toBe(2002);
    expect(decodeVin('WAUZZZ8E92', new Date('2031-02-01T00:00:00.000Z')).year).toBeNull();
  });

  it("reads the brand of Chrysler's plants from 2012 on in position 5", () => {
    const makes = ['1C4RJFB', '1C4RDJA', '1C6RR7L', '2C4RC1B', '3C3CFFA', '1C4GP45'].map(makeOf);
    expect(makes).toEqual(['Jeep', 'Dodge', 'Ram', 'Chrysler', 'Fiat', 'Chrysler']);
  });

  it('knows far more than eighty makers, each identifier once', () => {
    expect(makerCount).toBeGreaterThan(250);
    const identifiers = ['WF0', 'SAL', 'YS3', 'VSS', 'ZAR', 'JF1', 'KLA', 'TMB', '5YJ'];
    expect(identifiers.map(makeOf)).toEqual([
      'Ford',
      'Land Rover',
      'Saab',
      'Seat',
      'Alfa Romeo',
      'Subaru',
      'Daewoo',
      'Skoda',
      'Tesla',
    ]);
    expect(makeOf('ZZZ')).toBeNull();
  });
});
