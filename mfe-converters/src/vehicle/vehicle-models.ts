/** The models that the search by vehicle offers. */
export const vehicleModels: readonly string[] = ['Accord', 'Camry', 'Civic', 'Corolla', 'F-150', 'Golf'];
