import { useMemo } from 'react'
import type { FormEvent, ReactNode } from 'react'
import type { Fields, ValuesOf } from '../fields/kinds.ts'
import type { Option } from '../fields/options.ts'
import type { Values } from './draft/draftSnapshot.ts'
import { FormContext } from './formContext.ts'
import { FormSurroundings, useSurroundings } from './formSurroundings.tsx'
import type { Surroundings } from './formSurroundings.tsx'
import type { DraftOf } from './draft/useDraft.ts'

export type FormProps<F extends Fields> = Partial<Pick<Surroundings, 'optionsOf'>> & {
  /** What is edited; `values` instead where it is only shown. */
  draft?: DraftOf<Partial<ValuesOf<F>>>
  values?: Partial<ValuesOf<F>>
  /** Saves one field by itself: every `Value` can then be clicked. */
  saveField?: (name: string, value: unknown) => Promise<unknown>
  /** Asks for the choices of such a field when its editor opens. */
  loadField?: (name: string) => Promise<{ options?: readonly Option[] }>
  /** Enter, and a button of type submit. */
  onSubmit?: () => unknown
  disabled?: boolean
  children: ReactNode
}

type Props<F extends Fields> = FormProps<F> & { entity: string; fields: F }

/** Around the fields of one record. Screens use the one that `formFor` makes for their entity. */
export function FormOf<F extends Fields>(props: Props<F>) {
  const {
    entity,
    fields,
    draft,
    values,
    saveField,
    loadField,
    onSubmit,
    disabled = false,
    children,
  } = props
  const outer = useSurroundings()
  const { optionsOf = outer.optionsOf } = props
  const surroundings = useMemo(() => ({ ...outer, optionsOf }), [outer, optionsOf])
  const store = draft?.store ?? null
  const form = useMemo(
    () => ({
      entity,
      fields,
      store,
      values: (values ?? {}) as Values,
      saveField,
      loadField,
      disabled,
    }),
    [entity, fields, store, values, saveField, loadField, disabled],
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (onSubmit) onSubmit()
    else void draft?.flush()
  }
  return (
    <FormSurroundings value={surroundings}>
      <FormContext value={form}>
        {store ? (
          <form ref={draft?.form} onSubmit={submit} noValidate>
            {children}
          </form>
        ) : (
          children
        )}
      </FormContext>
    </FormSurroundings>
  )
}
