import { Button, CloseButton, Group, NumberInput, Paper, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { inAthens } from '#kit/clock.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { BegunCall } from './begunCalls.ts'
import { changeCall, closeCall, forgetCall, sayOutcome } from './begunCalls.ts'
import { longestOutcome, mostMinutes } from './calls.contract.ts'
import classes from './calls.module.css'

type Props = { calls: readonly BegunCall[] }

/** Questions about begun calls in the corner of the screen, the latest call first. */
export function CallPrompts({ calls }: Props) {
  const t = useText()
  return (
    <aside className={`stacked noPrint ${classes.prompts}`} aria-label={t('call.prompts')}>
      {calls.map((one) => (
        <CallPrompt key={one.key} begun={one} />
      ))}
    </aside>
  )
}

const hourOf = (ms: number) => inAthens(new Date(ms).toISOString()).slice(11, 16)

function CallPrompt({ begun }: { begun: BegunCall }) {
  const t = useText()
  const { key, by, phone, begunAt, id, text, minutes } = begun
  const [busy, setBusy] = useState<'save' | 'notReached' | 'forget' | null>(null)
  const title = t(`call.began.${by}`, { phone })
  const isCall = by === 'call'
  // The banner shows the error; the call and the typed text stay.
  const during = (what: typeof busy, work: () => Promise<void>) => {
    if (busy) return
    setBusy(what)
    void work()
      .catch(() => undefined)
      .finally(() => setBusy(null))
  }
  const save = () => during('save', () => sayOutcome(key, true))
  return (
    <Paper
      component="form"
      className="stacked"
      px="sm"
      py={10}
      withBorder
      shadow="md"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Group gap="xs" wrap="nowrap" justify="space-between" align="start">
        <div className="grow">
          <Text size="sm" fw={600}>
            {title}
          </Text>
          <Text size="xs" c="dimmed" component="output">
            {id === null ? t('call.isWaiting') : t('call.isNoted', { time: hourOf(begunAt) })}
          </Text>
        </div>
        <CloseButton
          aria-label={t('call.close')}
          title={t('call.close')}
          // Save the typed text instead of discarding it.
          onClick={() => (text.trim() === '' ? closeCall(key) : save())}
        />
      </Group>
      <Group gap="xs" wrap="nowrap" align="end">
        <TextInput
          className="grow"
          label={t('call.outcome')}
          maxLength={longestOutcome}
          value={text}
          onChange={(event) => changeCall(key, { text: event.currentTarget.value })}
        />
        {isCall && (
          <NumberInput
            w={84}
            label={t('call.minutes')}
            min={1}
            max={mostMinutes}
            allowDecimal={false}
            allowNegative={false}
            clampBehavior="strict"
            value={minutes ?? ''}
            onChange={(value) => changeCall(key, { minutes: Number(value) || null })}
          />
        )}
      </Group>
      <Group gap="xs">
        <Button type="submit" size="xs" loading={busy === 'save'}>
          {t('call.save')}
        </Button>
        {isCall && (
          <Button
            size="xs"
            variant="default"
            loading={busy === 'notReached'}
            onClick={() => during('notReached', () => sayOutcome(key, false))}
          >
            {t('call.sayNotReached')}
          </Button>
        )}
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          ml="auto"
          loading={busy === 'forget'}
          onClick={() => during('forget', () => forgetCall(key))}
        >
          {t('call.dontNote')}
        </Button>
      </Group>
    </Paper>
  )
}
