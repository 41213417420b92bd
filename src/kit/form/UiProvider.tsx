// The providers that components of the kit need.
import { MantineProvider } from '@mantine/core'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { FormSurroundings } from './formSurroundings.tsx'
import type { Surroundings } from './formSurroundings.tsx'
import { Overlays } from '../ui/look/Overlays.tsx'
import { themeIn } from '../ui/look/theme.ts'

type Props = Partial<Surroundings> & {
  /** Ten shades of a custom accent colour. */
  accent?: readonly string[] | undefined
  children: ReactNode
}

/** Must be inside the query client and around the router. The functions resolve references of fields. */
export function UiProvider({ optionsOf, renderRef, renderRefName, accent, children }: Props) {
  const surroundings = useMemo(
    () => ({ optionsOf, renderRef, renderRefName }),
    [optionsOf, renderRef, renderRefName],
  )
  const theme = useMemo(() => themeIn(accent), [accent])
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto">
      <FormSurroundings value={surroundings}>
        <Overlays />
        {children}
      </FormSurroundings>
    </MantineProvider>
  )
}
