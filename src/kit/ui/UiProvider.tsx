// Everything around the app that components of the kit count on.
import { MantineProvider } from '@mantine/core'
import { DatesProvider } from '@mantine/dates'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { FormSurroundings } from '../form/formSurroundings.tsx'
import type { Surroundings } from '../form/formSurroundings.tsx'
import { useLanguage } from '../i18n/useText.ts'
import { Overlays } from './Overlays.tsx'
import { theme } from './theme.ts'

type Props = Partial<Surroundings> & { children: ReactNode }

/** Inside the query client, around the router. The three functions say what fields refer to. */
export function UiProvider({ optionsOf, renderRef, refText, children }: Props) {
  const locale = useLanguage()
  const dates = useMemo(
    () => ({ locale, firstDayOfWeek: 1 as const, consistentWeeks: true }),
    [locale],
  )
  const surroundings = useMemo(
    () => ({ optionsOf, renderRef, refText }),
    [optionsOf, renderRef, refText],
  )
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto">
      <DatesProvider settings={dates}>
        <FormSurroundings value={surroundings}>
          <Overlays />
          {children}
        </FormSurroundings>
      </DatesProvider>
    </MantineProvider>
  )
}
