// The values by which two accounts are compared. All words are folded (fold.sql).

export type AccountFacts = {
  id: number
  isCompany: boolean
  /** Words of all first, last and fathers' names, in every script that is stored. */
  first: readonly string[]
  last: readonly string[]
  father: readonly string[]
  /** The first and last name as written, to tell whether two have the same letters. */
  written: string
  /** Names of the company, as written in lower case and folded. */
  company: readonly string[]
  /** Digits only. */
  phones: readonly string[]
  emails: readonly string[]
  /** Keys of its tax numbers (taxNumbers.sql). */
  taxNumbers: readonly string[]
  passports: readonly string[]
  address: string
  city: string
}

/** The groups of everyday names (Γιώργος for Γεώργιος) that a name may belong to, by its sound. */
export type EverydayNames = ReadonlyMap<string, readonly number[]>
