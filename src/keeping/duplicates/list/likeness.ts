import type { Compared } from '../duplicates.contract.ts'
import type { Reason, ReasonName } from '../reasons.contract.ts'

type Like = Exclude<Compared['like'], 'unknown'>

/** The mark that each reason sets on its field. */
const said: Partial<Record<ReasonName, readonly [field: string, like: Like]>> = {
  sameTaxNumber: ['taxNumber', 'same'],
  nearTaxNumber: ['taxNumber', 'near'],
  otherTaxNumber: ['taxNumber', 'other'],
  sameMobile: ['phone', 'same'],
  samePhone: ['phone', 'same'],
  otherPhone: ['phone', 'other'],
  sameEmail: ['email', 'same'],
  nearEmail: ['email', 'near'],
  sameSite: ['email', 'near'],
  otherEmail: ['email', 'other'],
  sameName: ['name', 'same'],
  sameNameInOtherLetters: ['name', 'same'],
  everydayName: ['name', 'same'],
  swappedNames: ['name', 'same'],
  sameCompanyName: ['name', 'same'],
  nearName: ['name', 'near'],
  partOfName: ['name', 'near'],
  partOfCompanyName: ['name', 'near'],
  otherFirstName: ['name', 'other'],
  otherLastName: ['name', 'other'],
  otherCompanyName: ['name', 'other'],
  companyAndPerson: ['name', 'other'],
  sameAddress: ['address', 'same'],
  otherAddress: ['address', 'other'],
  otherCity: ['city', 'other'],
  sameFloor: ['floor', 'same'],
  otherFloor: ['floor', 'other'],
  sameSize: ['size', 'same'],
  nearSize: ['size', 'near'],
  otherSize: ['size', 'other'],
  samePrice: ['price', 'same'],
  nearPrice: ['price', 'near'],
  otherPrice: ['price', 'other'],
  otherType: ['type', 'other'],
  otherPlace: ['place', 'other'],
  sameOwner: ['owner', 'same'],
}

/** How the values of a field are marked. */
export function likenessOf(
  field: string,
  one: string | null,
  other: string | null,
  reasons: readonly Reason[],
): Compared['like'] {
  if (one === null || other === null) return 'unknown'
  const about = reasons.map(({ reason }) => said[reason]).find((each) => each?.[0] === field)
  return about?.[1] ?? (one === other ? 'same' : 'other')
}
