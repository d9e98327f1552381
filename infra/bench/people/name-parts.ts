/** What names of people and companies are made of: common enough that parts of them find many. */
export const nameParts = {
  firstNames: `Aaron Alice Amanda Andre Angela Anita Anthony Barbara Benjamin Brenda Brian Carla Carlos Catherine Charles
    Cheryl Daniel David Deborah Diana Dorothy Edward Elena Elizabeth Emily Eric Frances Frank George Gloria Gregory Hannah
    Harold Heather Henry Isabel Jacob James Janet Jason Jeffrey Jennifer Jerome John Joseph Julia Karen Keith Kenneth
    Laura Lawrence Leon Linda Louis Lucia Margaret Maria Mark Martin Megan Michael Michelle Monica Nancy Nathan Nicole
    Oscar Pamela Patricia Patrick Paul Peter Philip Rachel Raymond Rebecca Richard Robert Roger Ruth Samuel Sandra Sarah
    Scott Sharon Stephen Susan Teresa Theodore Thomas Timothy Tracy Victor Victoria Vincent Walter Wendy William Yolanda`,
  lastNames: `Abbott Adams Alvarado Anderson Baker Barnes Bennett Bishop Boone Bradley Brooks Bryant Burke Butler Caldwell
    Campbell Carter Castillo Chambers Clark Coleman Collins Cooper Crawford Cruz Curtis Daniels Davis Delaney Dixon Douglas
    Duncan Edwards Elliott Evans Ferguson Fisher Fleming Fletcher Foster Franklin Garcia Gardner Gibson Gilbert Gomez
    Gordon Graham Griffin Hall Hamilton Harper Harris Hawkins Henderson Hernandez Hoffman Howard Hudson Hughes Hunter
    Jackson Jenkins Jensen Johnson Keller Kelley Kennedy Knight Lambert Larson Lawson Lewis Little Lopez Marshall Martinez
    Mason McCoy Miller Mitchell Morgan Morris Murphy Nelson Nguyen Norris Oliver Ortiz Owens Palmer Parker Patterson Perez
    Perkins Peterson Porter Powell Price Ramirez Reed Reynolds Rivera Robbins Roberts Robinson Rogers Russell Salazar
    Sanders Santiago Schmidt Simmons Sims Smith Snyder Spencer Stephens Stewart Sullivan Taylor Terry Thompson Torres
    Turner Vargas Vaughn Wagner Walker Wallace Warren Washington Watkins Weaver Webb Wells Wheeler White Wilkins Williams
    Willis Wilson Woods Wright Yates Young`,
  trades: `Muffler,Auto Salvage,Exhaust,Auto Parts,Recycling,Scrap Metal,Metals,Towing,Transmission,Garage,Auto Repair,
    Tire & Brake,Body Shop,Used Parts,Core Supply,Iron & Metal,Auto Wreckers,Service Center,Truck Parts,Converters`,
  towns: `Albany,Athens,Augusta,Burlington,Camden,Carrollton,Charlotte,Clayton,Columbus,Concord,Dalton,Decatur,Dublin,
    Durham,Fairview,Florence,Gainesville,Greensboro,Greenville,Griffin,Hickory,Jackson,Jasper,Lakeland,Lawrenceville,
    Macon,Marietta,Monroe,Newnan,Ocala,Orlando,Raleigh,Rome,Salisbury,Savannah,Tampa,Thomasville,Tifton,Valdosta,Winder`,
  streets: `Airport,Bankhead,Cedar,Church,College,Commerce,Depot,Elm,Foundry,Franklin,Highland,Industrial,Jefferson,Lake,
    Main,Maple,Market,Mill,Oak,Park,Pine,Railroad,River,Spring,Sycamore,Union,Walnut,Washington`,
};

/** The parts of one kind; those of more than one word have commas between them. */
export function partsOf(kind: keyof typeof nameParts): string[] {
  const text = nameParts[kind];
  return text.split(text.includes(',') ? ',' : /\s+/).map((part) => part.trim());
}
