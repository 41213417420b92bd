import type { Translate } from '#kit/i18n/translator.ts'
import { dateFilterTypes, employeeFilterTypes } from '../activities.contract.ts'

const doneStates = [
  [null, 'activity.filter.done.all'],
  [false, 'activity.filter.done.toDo'],
  [true, 'activity.filter.done.completed'],
] as const

/** Options of the action list's filters, in a language. */
export function filterOptions(translate: Translate, language: string) {
  const numbered = (filter: string, types: readonly string[]) =>
    types.map((type, value) => ({
      value,
      text: translate(language, `activity.filter.${filter}.${type}`),
    }))
  return {
    dateFilterType: numbered('dateType', dateFilterTypes),
    employeeFilterType: numbered('employeeType', employeeFilterTypes),
    done: doneStates.map(([value, key]) => ({ value, text: translate(language, key) })),
  }
}
