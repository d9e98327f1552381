/** The question before every delete, letter for letter as the product asks it. */
export function deleteQuestion(type: string, name: string): string {
  return `Are you sure you want to delete the ${type} ${name} ?`;
}
