import type { Account } from '../accounts.contract.ts'

/** The account in whose activities a call is noted; none for a colleague. */
export const clientOf = ({ id, isEmploye }: Pick<Account, 'id' | 'isEmploye'>) =>
  isEmploye ? {} : { accountId: id }
