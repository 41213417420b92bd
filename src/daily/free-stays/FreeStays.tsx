// Searches free objects by dates, guests, place and price, from a sentence or from fields; a hit can be booked or sent.
import { Button, Group, Text, Title } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { currency, date, number, textUpTo } from '#kit/fields/kinds.ts'
import { FieldInput } from '#kit/form/inputs/FieldInput.tsx'
import { Section, Wide } from '#kit/form/Section.tsx'
import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useGo } from '#kit/ui/GoLink.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { PlacePicker } from '#base/places/PlacePicker.tsx'
import { FoundStays } from './FoundStays.tsx'
import { freeStaysApi } from './freeStays.contract.ts'
import type { StayWish } from './freeStays.contract.ts'
import { freeStayPaths } from './freeStays.paths.ts'

const sentence = textUpTo(300)
const fields = {
  checkIn: date,
  duration: number({ min: 1, max: 1000 }),
  guests: number({ min: 1, max: 100 }),
  priceMax: currency,
} as const

type Props = { wish: StayWish; page: number; demandId: number | null }

export function FreeStays({ wish, page, demandId }: Props) {
  const t = useText()
  usePageTitle(t('freeStays.title'))
  const go = useGo()
  const show = (changes: Partial<StayWish>) =>
    go(freeStayPaths.freeStays({ ...wish, ...changes, ...(demandId && { demandId }) }), {
      replace: true,
    })
  return (
    <>
      <Title order={1} mb="sm">
        {t('freeStays.title')}
      </Title>
      <Sentence onRead={show} />
      <Section columns={3} anchor="wish">
        {(['checkIn', 'duration', 'guests', 'priceMax'] as const).map((name) => (
          <FieldInput
            key={name}
            name={name}
            field={fields[name]}
            label={t(`freeStays.${name}`)}
            value={wish[name]}
            onChange={(value) => show({ [name]: value })}
          />
        ))}
        <PlacePicker
          label={t('freeStays.place')}
          value={wish.locationId}
          onChange={(locationId) => show({ locationId })}
        />
      </Section>
      {wish.checkIn && wish.duration ? (
        <FoundStays
          key={JSON.stringify(wish)}
          wish={{ ...wish, checkIn: wish.checkIn, duration: wish.duration }}
          page={page}
          demandId={demandId}
        />
      ) : (
        <Text c="dimmed">{t('freeStays.waits')}</Text>
      )}
    </>
  )
}

function Sentence({ onRead }: { onRead: (wish: StayWish) => void }) {
  const t = useText()
  const [typed, setTyped] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isUnclear, setUnclear] = useState(false)
  const read = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || !typed) return
    setBusy(true)
    try {
      const { location: _name, ...wish } = await call(freeStaysApi.readStayWish, {
        query: { text: typed },
      })
      setUnclear(!wish.checkIn || !wish.duration)
      onRead(wish)
    } catch {
      // `call` shows the error itself.
    } finally {
      setBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void read(event)} noValidate>
      <Section columns={1} anchor="sentence">
        <Wide>
          <Group gap="sm" align="flex-start" wrap="nowrap">
            <div style={{ flex: 1 }}>
              <FieldInput
                field={sentence}
                autoFocus
                label={t('freeStays.sentence')}
                description={t('freeStays.example')}
                error={isUnclear && t('freeStays.notRead')}
                value={typed}
                onChange={setTyped}
              />
            </div>
            <Button type="submit" loading={isBusy} mt="2.6rem">
              {t('freeStays.read')}
            </Button>
          </Group>
        </Wide>
      </Section>
    </form>
  )
}
