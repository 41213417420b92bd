// Searches for possible duplicates of an account that is being entered.
import { z } from 'zod'
import { addressesOf } from '#kit/fields/emailAddress.ts'
import { id } from '#kit/fields/schema.ts'
import { byId, get } from '#kit/http/endpoint.ts'
import { staff } from '#base/permissions/permissions.contract.ts'

/** The fields by which two accounts can be similar. */
export const similarities = ['taxNumber', 'email', 'phone', 'name'] as const
const similarAccount = z.object({
  id,
  description: z.string(),
  by: z.array(z.enum(similarities)),
})
export type SimilarAccount = z.output<typeof similarAccount>

// PostgreSQL cannot store the character NUL in a text.
const text = z.string().regex(/^[^\u0000]*$/)
const optionalText = text.max(2000).default('')

const similarQuery = z.strictObject({
  firstName: optionalText,
  lastName: optionalText,
  name: optionalText,
  email: optionalText.transform((email) => email.split(';').flatMap(addressesOf).join(';')),
  phone: optionalText,
  taxNumber: optionalText,
  exceptId: byId.shape.id.optional(),
})
export type SimilarQuery = z.output<typeof similarQuery>

export const similarAccountsApi = {
  similarAccounts: get('/api/account/similar', {
    may: staff,
    query: similarQuery,
    answer: z.object({ items: z.array(similarAccount).max(5) }),
  }),
}
