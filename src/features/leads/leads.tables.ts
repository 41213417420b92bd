import type { ColumnsOf, StampColumns } from '#kit/db/columns.ts'
import type { leadFields } from './leadFields.contract.ts'

export type LeadTables = { lead: ColumnsOf<typeof leadFields> & StampColumns }
