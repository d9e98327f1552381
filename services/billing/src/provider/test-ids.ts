/** Whether an id was made by the provider for tests. */
export const isTestId = (id: string): boolean => /^[a-z]+_test_/.test(id);
