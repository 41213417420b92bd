// Reads a file with a mapping, which may come from anywhere.
import { z } from 'zod'
import { badInput } from '#kit/http/problem.ts'
import { mappingFile, mappingVersion } from '../proposals.contract.ts'
import type { MappingFile } from '../proposals.contract.ts'

const marked = z.object({ estiaMapping: z.int().min(1) })

/** 400 that says what is wrong with the file. */
export function readMappingFile(text: string): MappingFile {
  const json = parsed(text)
  const mark = marked.safeParse(json)
  if (!mark.success) throw badInput({ file: ['import.mappingFile.notOne'] })
  if (mark.data.estiaMapping > mappingVersion)
    throw badInput({ file: ['import.mappingFile.newer'] })
  const { success, data, error } = mappingFile.safeParse(json)
  if (success) return data
  const where = error.issues[0]?.path.join('.') ?? ''
  throw badInput({ file: [['import.mappingFile.damaged', { where }]] })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
