import { parts } from '#base/register/parts.ts'
import { fileKind } from './file.kind.ts'

export const files = parts({
  kinds: { File: fileKind },
})
