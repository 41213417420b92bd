import type { ColumnsOf, StampColumns } from '#kit/db/columns.ts'
import type { agencyFields } from './agency.contract.ts'

export type AgencyTables = {
  agency: ColumnsOf<typeof agencyFields> & StampColumns & { logo: string | null }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends AgencyTables {}
}
