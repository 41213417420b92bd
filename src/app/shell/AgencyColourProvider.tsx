import { useMemo } from 'react'
import type { ComponentProps } from 'react'
import { UiProvider } from '#kit/form/UiProvider.tsx'
import { shadesOf } from '#base/settings/agency/accent.ts'
import { useVariant } from '#base/session/person/useVariant.ts'

/** Applies the agency's colour, which is known before the first render, so that nothing changes its look. */
export function AgencyColourProvider(props: Omit<ComponentProps<typeof UiProvider>, 'accent'>) {
  const colour = useVariant()?.agency.accent
  const accent = useMemo(() => (colour ? shadesOf(colour) : undefined), [colour])
  return <UiProvider {...props} accent={accent} />
}
