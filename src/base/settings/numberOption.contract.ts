import { z } from 'zod'
import { option } from '#kit/fields/oneField.ts'

/** An option of a list whose values are numbers. */
export const numberOption = option.extend({ value: z.number() })
