import { formFor } from '#kit/form/formFor.tsx'
import { knownClientFields } from './knownClientFields.contract.ts'

export const knownClientForm = formFor('knownClient', knownClientFields)

export const knownClientLists = [
  'country',
  'identityDocument',
  'moneySource',
  'officeHeld',
  'clientRisk',
  'riskReason',
] as const
