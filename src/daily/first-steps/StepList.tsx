import { Button, Group, Text, VisuallyHidden } from '@mantine/core'
import { IconCircle, IconCircleCheck, IconCircleMinus } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import rows from '#kit/ui/look/rows.module.css'
import { firstStepsApi } from './firstSteps.contract.ts'
import type { FirstSteps, StepName } from './firstSteps.contract.ts'
import { linksOf } from './stepLinks.ts'

type Step = FirstSteps['steps'][number]

const marks = {
  done: { Icon: IconCircleCheck, colour: 'var(--estia-green)' },
  open: { Icon: IconCircle, colour: 'var(--estia-edge)' },
  skipped: { Icon: IconCircleMinus, colour: 'var(--estia-quiet)' },
} as const

export function StepList({ of, steps }: { of: FirstSteps; steps: readonly Step[] }) {
  return (
    <ul className={rows.rows}>
      {steps.map((step) => (
        <StepRow key={step.name} of={of} step={step} />
      ))}
    </ul>
  )
}

function StepRow({ of, step: { name, state } }: { of: FirstSteps; step: Step }) {
  const t = useText()
  const { isBusy, skip } = useSkip()
  const { Icon, colour } = marks[state]
  const title = t(`firstSteps.${name}`)
  const row = useFocusOnNext()
  return (
    <li ref={row}>
      <Icon size={22} color={colour} aria-hidden />
      <VisuallyHidden>{t(`firstSteps.state.${state}`)}</VisuallyHidden>
      <Group className="grow" gap="xs" justify="space-between">
        <div style={{ flex: '1 1 18rem' }}>
          <Text fw={600}>{title}</Text>
          <div className={rows.detail}>{t(`firstSteps.${name}.why`)}</div>
        </div>
        <Group gap="xs">
          {linksOf(name, of).map(({ href, text }) => (
            <Button key={href} component={RouteLink} href={href} variant="default" size="xs">
              {t(text)}
            </Button>
          ))}
          {state !== 'done' && (
            <Button
              variant="subtle"
              color="gray"
              size="xs"
              aria-label={t(state === 'open' ? 'firstSteps.skipNamed' : 'firstSteps.takeUpNamed', {
                name: title,
              })}
              // Not disabled meanwhile, which would take the focus.
              onClick={() => !isBusy && skip([name], state === 'open')}
            >
              {t(state === 'open' ? 'firstSteps.skip' : 'firstSteps.takeUp')}
            </Button>
          )}
        </Group>
      </Group>
    </li>
  )
}

/** For a row that disappears when its step is skipped: the button of the next one gets the focus. */
function useFocusOnNext() {
  const row = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const own = row.current
    return () => {
      if (!own?.contains(document.activeElement)) return
      const next = own.nextElementSibling ?? own.previousElementSibling
      next?.querySelector('button')?.focus()
    }
  }, [])
  return row
}

/** Skips steps, or takes that back; the banner shows a failure. */
export function useSkip() {
  const [isBusy, setBusy] = useState(false)
  const skip = (names: readonly StepName[], skipped: boolean) => {
    setBusy(true)
    call(firstStepsApi.skipSteps, { body: { names: [...names], skipped } })
      .catch(() => undefined)
      .finally(() => setBusy(false))
  }
  return { isBusy, skip }
}
