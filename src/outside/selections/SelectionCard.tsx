// One selection: its state, the client's mark of each object, and its actions.
import { Text } from '@mantine/core'
import { useState } from 'react'
import { formatDate, formatInstant, formatInstantTime } from '#kit/fields/format.ts'
import { languageNames, languageOf } from '#kit/i18n/languages.ts'
import { useText } from '#kit/i18n/useText.ts'
import { GoLink } from '#kit/ui/GoLink.tsx'
import type { Lead } from '#records/leads/leads.contract.ts'
import { objectPaths } from '#records/objects/objects.paths.ts'
import { MarkSign } from './ClientMark.tsx'
import { EditSelection } from './SelectionForm.tsx'
import { SelectionTools } from './SelectionTools.tsx'
import type { ClientReach } from './WaysToClient.tsx'
import type { Selection } from './selections.contract.ts'
import classes from './selections.module.css'
import { Pill } from '#kit/ui/Pill.tsx'
import { Tiles } from '#kit/ui/Tiles.tsx'

const colors = { open: 'green', expired: 'amber', revoked: 'neutral' } as const

type Props = { selection: Selection; lead: Lead; client: ClientReach }

export function SelectionCard({ selection, lead, client }: Props) {
  const t = useText()
  const [edits, setEdits] = useState(false)
  const day = formatInstant(selection.createdOn)
  const { state, messages, note } = selection
  return (
    <article className="stacked wholeText" aria-label={t('selection.of', { day })}>
      <header className="wraps">
        <strong>{t('selection.of', { day })}</strong>
        <Pill tone={colors[state]}>{t(`selection.state.${state}`)}</Pill>
      </header>
      <Text size="sm" c="dimmed">
        {useStory(selection)}
      </Text>
      {selection.undeliveredOn && (
        <Text size="sm" c="var(--estia-red)">
          {t('selection.undelivered', { to: selection.sentTo! })}
        </Text>
      )}
      {edits ? (
        <EditSelection selection={selection} lead={lead} onClose={() => setEdits(false)} />
      ) : (
        <>
          {note && <Said head={t('selection.note')} text={note} />}
          <Objects objects={selection.objects} />
          {messages.map(({ id, text, writtenOn, objectReferenceNumber: number }) => (
            <Said
              key={id}
              text={text}
              head={
                number === null
                  ? t('selection.wrote', { day: formatInstantTime(writtenOn) })
                  : t('selection.wroteAbout', { number, day: formatInstantTime(writtenOn) })
              }
            />
          ))}
          <SelectionTools selection={selection} client={client} onEdit={() => setEdits(true)} />
        </>
      )}
    </article>
  )
}

/** 'Ελληνικά · until 22.12.2026 · sent to … · opened 3 times, last on 24.11.2026' */
function useStory(selection: Selection): string {
  const t = useText()
  const { language, expiresOn, sentOn, sentTo, openings, openedOn, createdBy } = selection
  return [
    createdBy === null && t('selection.byItself'),
    languageNames[languageOf(language)],
    expiresOn && t('selection.until', { day: formatDate(expiresOn) }),
    sentOn && t('selection.sent', { to: sentTo!, day: formatInstant(sentOn) }),
    openedOn
      ? t('selection.opened', { count: openings, day: formatInstant(openedOn) })
      : t('selection.notOpened'),
  ]
    .filter(Boolean)
    .join(' · ')
}

const Said = ({ head, text }: { head: string; text: string }) => (
  <div className={classes.message}>
    <Text size="xs" c="dimmed">
      {head}
    </Text>
    <Text size="sm" className="wholeText">
      {text}
    </Text>
  </div>
)

function Objects({ objects }: Pick<Selection, 'objects'>) {
  return (
    <Tiles least="22rem">
      {objects.map(({ objectId, objectReferenceNumber, title, mark }) => (
        <li key={objectId} className="wraps">
          <MarkSign mark={mark} />
          <GoLink href={objectPaths.object(objectId)} className="grow">
            #{objectReferenceNumber} {title}
          </GoLink>
        </li>
      ))}
    </Tiles>
  )
}
