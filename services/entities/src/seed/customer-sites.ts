import type { DemoCompanyKey } from '@washcoat/service-kit/seed';

/** Where a customer of the demonstration stands, whose it is, and which of the house's facilities it delivers to. */
export interface CustomerSite {
  name: string;
  address: string;
  city: string;
  state: string;
  zipcode: string;
  parent: DemoCompanyKey;
  facility: string;
}

type Line = readonly [name: string, address: string, city: string, zipcode: string];

const sitesOf = (parent: DemoCompanyKey, facility: string, state: string, lines: readonly Line[]) =>
  lines.map(([name, address, city, zipcode]) => ({ name, address, city, state, zipcode, parent, facility }));

/** Forty salvage yards, muffler shops and recyclers. */
export const customerSites: readonly CustomerSite[] = [
  ...sitesOf('house', 'Atlanta', 'GA', [
    ['Corner Muffler', '12 Corner St', 'Atlanta', '30318'],
    ['Westside Auto Salvage', '2150 Marietta Blvd NW', 'Atlanta', '30318'],
    ['Fulton Exhaust & Brake', '884 Lee St SW', 'Atlanta', '30310'],
    ['Clayton Pick-A-Part', '5310 Old Dixie Hwy', 'Forest Park', '30297'],
    ['Stone Mountain Muffler', '4721 Memorial Dr', 'Stone Mountain', '30083'],
    ['Sweetwater Scrap Metal', '6042 Thornton Rd', 'Lithia Springs', '30122'],
    ['Rome Auto Dismantlers', '1607 Calhoun Ave', 'Rome', '30165'],
    ['Athens Import Parts', '245 Commerce Blvd', 'Athens', '30606'],
    ['Lanier Exhaust Center', '1120 Athens St', 'Gainesville', '30501'],
    ['Coweta Used Parts', '318 Temple Ave', 'Newnan', '30263'],
    ['Chattahoochee Towing & Salvage', '710 Veterans Pkwy', 'Columbus', '31901'],
  ]),
  ...sitesOf('house', 'Burlington', 'NC', [
    ['Alamance Auto Recyclers', '1803 N Church St', 'Burlington', '27217'],
    ['Guilford Muffler & Tire', '3405 W Gate City Blvd', 'Greensboro', '27407'],
    ['Eno River Salvage', '612 Cornelius St', 'Hillsborough', '27278'],
    ['Bull City Exhaust', '2007 Angier Ave', 'Durham', '27703'],
    ['Uwharrie Truck Parts', '1418 Albemarle Rd', 'Asheboro', '27203'],
    ['Catawba Core Supply', '955 Highland Ave SE', 'Hickory', '28602'],
    ['Yadkin Valley Metals', '530 Winston Rd', 'Lexington', '27295'],
  ]),
  ...sitesOf('house', 'Tampa', 'FL', [
    ['Ybor Muffler', '2402 E 7th Ave', 'Tampa', '33605'],
    ['Brandon Auto Wreckers', '1121 E Brandon Blvd', 'Brandon', '33511'],
    ['Lakeland Exhaust Works', '2716 Memorial Blvd W', 'Lakeland', '33815'],
    ['Suncoast U-Pull', '10610 US Highway 19 N', 'Pinellas Park', '33782'],
    ['Manatee River Scrap', '1305 17th St E', 'Palmetto', '34221'],
    ['Orange Belt Used Parts', '803 S Woodland Blvd', 'DeLand', '32720'],
  ]),
  ...sitesOf('peachtree', 'Peachtree', 'GA', [
    ['Doraville Import Salvage', '3875 Oakcliff Rd', 'Doraville', '30340'],
    ['Buford Highway Muffler', '5302 Buford Hwy NE', 'Norcross', '30071'],
    ['Gwinnett Core Exchange', '1190 Buford Dr', 'Lawrenceville', '30043'],
    ['Tucker Tire & Exhaust', '4316 Hugh Howell Rd', 'Tucker', '30084'],
    ['Alpharetta Fleet Service', '1825 Grassland Pkwy', 'Alpharetta', '30004'],
  ]),
  ...sitesOf('piedmont', 'Piedmont', 'NC', [
    ['Reidsville Auto Parts', '1610 Freeway Dr', 'Reidsville', '27320'],
    ['Graham Muffler Shop', '208 W Harden St', 'Graham', '27253'],
    ['Mebane Diesel & Exhaust', '1335 Mebane Oaks Rd', 'Mebane', '27302'],
    ['Kernersville Salvage', '7015 Business 40', 'Kernersville', '27284'],
    ['Danbury Road Recyclers', '4422 Old Danbury Rd', 'Winston-Salem', '27105'],
  ]),
  ...sitesOf('gulfcoast', 'Tampa', 'FL', [
    ['Sarasota Muffler King', '2525 17th St', 'Sarasota', '34234'],
    ['Peace River Auto Salvage', '4170 US Highway 17', 'Wauchula', '33873'],
    ['Charlotte Harbor Towing', '23190 Harborview Rd', 'Port Charlotte', '33980'],
  ]),
  ...sitesOf('bayshore', 'Tampa', 'FL', [
    ['Gandy Bridge Auto Parts', '4808 W Gandy Blvd', 'Tampa', '33611'],
    ['Ruskin Used Truck Parts', '1902 US Highway 41 S', 'Ruskin', '33570'],
    ['Plant City Core Buyers', '1206 S Park Rd', 'Plant City', '33563'],
  ]),
];
