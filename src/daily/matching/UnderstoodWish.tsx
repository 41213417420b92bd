// Wishes read from a lead's description, as chips; one click excludes a misread wish, another one includes it again.
import { Button, Group, Text } from '@mantine/core'
import { IconArrowBackUp, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { formatArea, formatCurrency } from '#kit/fields/format.ts'
import { call } from '#kit/http/call.ts'
import { refreshed } from '#kit/http/queries.ts'
import { savesInLine } from '#kit/http/savesInLine.ts'
import { useText } from '#kit/i18n/useText.ts'
import { leadsApi } from '#records/leads/leads.contract.ts'
import type { Lead } from '#records/leads/leads.contract.ts'
import { amountIn, factIn } from './MatchReasons.tsx'
import classes from './matching.module.css'
import type { UnderstoodWishFacts, UnderstoodRange } from './matching.contract.ts'

type Props = { lead: Lead; understood: UnderstoodWishFacts; mayEdit: boolean }
/** `part` as in the list wishPart. */
type Chip = { part: number; text: string }

export function UnderstoodWish({ lead, understood, mayEdit }: Props) {
  const t = useText()
  const [inLine] = useState(savesInLine)
  const chips = chipsOf(understood, t).filter(({ part }) => !isSaid(part, lead))
  if (chips.length === 0) return null
  const toggle = async (part: number) => {
    const kept = lead.notFromText.filter((each) => each !== part)
    const notFromText = kept.length < lead.notFromText.length ? kept : [...kept, part]
    await inLine(lead.id, lead.version, (version) =>
      call(leadsApi.saveLead, { body: { id: lead.id, version, notFromText } }),
    ).catch(() => undefined)
    await refreshed()
  }
  return (
    <Group component="fieldset" gap={6} bd="none" p={0} mx={0} mb="xs">
      <Text component="legend" size="sm" c="dimmed" className={classes.legend!}>
        {t('matching.understood')}
      </Text>
      {chips.map(({ part, text }) => {
        const isAside = lead.notFromText.includes(part)
        const Icon = isAside ? IconArrowBackUp : IconX
        const action = isAside ? 'matching.understood.use' : 'matching.understood.forget'
        return (
          <Button
            key={part}
            size="compact-sm"
            variant={isAside ? 'subtle' : 'default'}
            className={classes.understood!}
            {...(isAside && { td: 'line-through' })}
            aria-label={t(action, { what: text })}
            disabled={!mayEdit}
            rightSection={mayEdit && <Icon size={14} aria-hidden />}
            onClick={() => void toggle(part)}
          >
            {text}
          </Button>
        )
      })}
    </Group>
  )
}

type Translate = ReturnType<typeof useText>

function chipsOf(said: UnderstoodWishFacts, t: Translate): Chip[] {
  const number = (what: string, range: UnderstoodRange, format: (value: number) => string) =>
    range && `${what}: ${rangeText(range, format, t)}`
  const area = (value: number) => formatArea(value, t)
  const places = [
    said.places.join(', '),
    said.notPlaces.length > 0 &&
      t('matching.understood.notPlaces', { places: said.notPlaces.join(', ') }),
  ]
  const facts = said.facts.map(({ fact, isMust }) =>
    isMust ? t('matching.understood.must', { what: factIn(fact, t) }) : factIn(fact, t),
  )
  const texts = [
    said.kinds,
    places.filter(Boolean).join(' · '),
    [
      number(t('matching.understood.price'), said.price, formatCurrency),
      said.rent && rangeText(said.rent, formatCurrency, t),
    ]
      .filter(Boolean)
      .join(' · '),
    number(t('object.bedrooms'), said.bedrooms, String),
    number(t('object.area'), said.area, area),
    number(t('object.lotArea'), said.lotArea, area),
    number(t('object.floor'), said.floor, String),
    number(t('object.constructionYear'), said.year, String),
    facts.join(', '),
  ]
  return texts.flatMap((text, at) => (text ? [{ part: at + 1, text }] : []))
}

function rangeText(
  { about, min, max }: NonNullable<UnderstoodRange>,
  format: (value: number) => string,
  t: Translate,
): string {
  return about === null ? amountIn(min, max, format, t) : format(about)
}

/** Whether fields of the lead override this part of the description. */
function isSaid(part: number, lead: Lead): boolean {
  const some = (...names: (keyof Lead)[]) => names.some((name) => lead[name] !== null)
  switch (part) {
    case 1:
      return lead.wantedSubTypes.length > 0
    case 2:
      return some('locationId', 'location2Id', 'location3Id')
    case 3:
      return (
        (!lead.forPurchase || some('purchaseBudgetRangeMin', 'purchaseBudgetRangeMax')) &&
        (!lead.forRent || some('rentBudgetRangeMin', 'rentBudgetRangeMax')) &&
        (!lead.forShortRent || some('shortRentBudgetRangeMin', 'shortRentBudgetRangeMax'))
      )
    case 4:
      return some('bedroomsMin', 'bedroomsMax')
    case 5:
      return some('areaMin', 'areaMax')
    case 6:
      return some('lotAreaMin', 'lotAreaMax')
    case 7:
      return some('floorMin', 'floorMax')
    case 8:
      return some('yearMin', 'yearMax')
    default:
      return false
  }
}
