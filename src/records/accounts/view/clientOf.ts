import type { Account } from '../accounts.contract.ts'

/** At whose account a call is noted: not at a colleague's. */
export const clientOf = ({ id, isEmploye }: Pick<Account, 'id' | 'isEmploye'>) =>
  isEmploye ? {} : { accountId: id }
