/** A column that holds addresses of uploaded files: one as text, several as a list, or some within JSON. */
export interface UploadColumn {
  table: string;
  column: string;
  /** What it names are papers: answers sign their addresses for who may see the record. */
  isPaper?: true;
  /** For papers: the column with the company whose record it is. Nobody outside its scope can name the paper again. */
  ownedBy?: string;
}
