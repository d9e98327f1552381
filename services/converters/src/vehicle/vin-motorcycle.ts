const MOTORCYCLES = /^(1HD|5HD|932|5GU|JH2|MLH|JKA|JKB|JS1|JYA|SMT|VBK|WB1|WB3|ZDM)/;

/** Whether a number was given out to a motorcycle. */
export function isMotorcycle(vin: string): boolean {
  return MOTORCYCLES.test(vin);
}
