/** Types of homes by our sub-types; everything else is a Place. */
export const homeTypes: Readonly<Record<number, string>> = {
  1: 'Apartment',
  2: 'House',
  3: 'SingleFamilyResidence',
  4: 'SingleFamilyResidence',
  5: 'Apartment',
  6: 'Apartment',
}
