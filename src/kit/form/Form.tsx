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
  /** The draft to edit; `values` instead for a view. */
  draft?: DraftOf<Partial<ValuesOf<F>>>
  values?: Partial<ValuesOf<F>>
  /** Saves a single field, which makes every `Value` clickable. */
  saveField?: (name: string, value: unknown) => Promise<unknown>
  /** Fetches the choices of such a field when its editor opens. */
  loadField?: (name: string) => Promise<{ options?: readonly Option[] }>
  /** Called on Enter and by a submit button. */
  onSubmit?: () => unknown
  disabled?: boolean
  /** What stands around the form element, such as its bar. */
  renderAround?: (form: ReactNode) => ReactNode
  children: ReactNode
}

type Props<F extends Fields> = FormProps<F> & { entity: string; fields: F }

/** Provides the record to its fields. Screens use the typed one that `formFor` creates for their entity. */
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
    renderAround = (shown) => shown,
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
        {renderAround(
          store ? (
            <form ref={draft?.form} onSubmit={submit} noValidate>
              {children}
            </form>
          ) : (
            children
          ),
        )}
      </FormContext>
    </FormSurroundings>
  )
}
