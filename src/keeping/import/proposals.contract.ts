// API of proposed mappings: what they make of the rows, another proposal, and mappings as files, for other imports here or
// elsewhere.
import { z } from 'zod'
import { byId, get, post } from '#kit/http/endpoint.ts'
import { admin } from '#base/permissions/permissions.contract.ts'
import {
  importKindName,
  importedRow,
  namedRecords,
  importRef,
  viewedImport,
} from './import.contract.ts'
import { columnUse, mapping, mostColumns } from './mapping.contract.ts'

/** So that a file in Greek letters, too, fits into a request. */
export const mostMappingLetters = 300_000

export const mappingVersion = 1

/** Options by value and name: in another database the name decides. Employees and places are named, too. */
const word = z.object({
  text: z.string().max(200),
  value: z.string().max(100),
  name: z.string().max(300).optional(),
})
export type MappingFileWord = z.output<typeof word>

export const mappingFile = z.object({
  estiaMapping: z.literal(mappingVersion),
  kind: importKindName,
  ...mapping.pick({ system: true, found: true, sameName: true, fixed: true }).shape,
  columns: z
    .array(
      z.object({
        header: z.string(),
        ...columnUse.omit({ values: true }).shape,
        words: z.array(word).max(1000).optional(),
      }),
    )
    .max(mostColumns),
})
export type MappingFile = z.output<typeof mappingFile>

const headers = z.array(z.string())
const takenMapping = z.object({
  /** Number of columns of this import that it has a use for. */
  taken: z.int(),
  /** Headers of the mapping that no column of this import has. */
  absent: headers,
  /** Headers whose target is not known here. */
  unknown: headers,
  /** Words whose option is not known here. */
  words: z.array(z.object({ header: z.string(), text: z.string() })),
})
export type TakenMapping = z.output<typeof takenMapping>

export const proposalsApi = {
  /** Five whole records as they will look with the present mapping. */
  previewRows: post('/api/import/preview', {
    may: admin,
    shows: namedRecords,
    body: importRef.pick({ id: true }),
    answer: z.object({ items: z.array(importedRow) }),
  }),
  /** Proposes a mapping without the remembered one of an earlier file. */
  proposeAnew: post('/api/import/anew', {
    may: admin,
    changes: ['import'],
    body: importRef,
    answer: viewedImport,
  }),
  getMappingFile: get('/api/import/mappingFile/{id}', {
    may: admin,
    shows: ['import'],
    params: byId,
    answer: mappingFile,
  }),
  /** Takes the uses of a mapping file for the columns with the same headers. `text` is its content. */
  takeMappingFile: post('/api/import/takeMappingFile', {
    may: admin,
    changes: ['import'],
    body: importRef.extend({
      fileName: z.string().max(300),
      text: z.string().max(mostMappingLetters),
    }),
    answer: takenMapping,
  }),
}
