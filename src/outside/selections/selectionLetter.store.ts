// The letter that brings a selection to its client, with what each property looks like and costs.
import { formatDate } from '#kit/fields/format.ts'
import { languageOf } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Card } from '#kit/mail/letter.ts'
import type { Mail } from '#kit/mail/mailer.ts'
import { siteOf } from '#outside/publishing/site/site.ts'
import { shownPrices, subtitleOf, titleOf } from '#outside/publishing/site/siteFacts.ts'
import { agencyLetter } from '#base/backend/agencyLetter.ts'
import type { Agent } from '#base/backend/agencyLetter.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import type { StoredSelection } from './readSelections.store.ts'
import { linkOf, mailSubject } from './selectionTexts.ts'
import { readChosen } from './site/openSelection.store.ts'
import { pictureForMail } from './site/shownSelection.ts'

type Ways = Pick<Backend, 'translate' | 'publicUrl' | 'agency'>
type Addressed = { to: string; agent: Agent | null; stop?: string | null }

/** `stop` is where the client ends mailings, for a letter that is one. */
export async function selectionLetter(
  tx: Db,
  selection: StoredSelection,
  { to, agent, stop = null }: Addressed,
  ways: Ways,
): Promise<Mail> {
  const language = languageOf(selection.language)
  const { t, agency } = siteOf(ways, language)
  const { note, expiresOn, objects } = selection
  const cards = await cardsOf(tx, selection, language, ways)
  return agencyLetter(agency, {
    to,
    agent,
    language,
    unsubscribe: stop,
    subject: mailSubject(objects.length, language, ways),
    blocks: [
      t('selection.mailText', { count: objects.length }),
      { link: linkOf(selection, ways), label: t('selection.mailOpen') },
      ...(note ? [note] : []),
      { cards: cards.map(({ card }) => card) },
      t('selection.mailHow'),
      ...(expiresOn ? [t('selection.openUntil', { day: formatDate(expiresOn) })] : []),
    ],
    ending: stop && t('unsubscribe.inMail', { link: stop }),
  })
}

/** Each property with its title, prices, cover and its place on the page of the selection. */
export async function cardsOf(
  tx: Db,
  selection: StoredSelection,
  language: Language,
  ways: Ways,
): Promise<{ objectId: number; card: Card }[]> {
  const site = siteOf(ways, language)
  const { objects } = await readChosen(tx, selection.id, language)
  return objects.map((object) => {
    const [cover] = object.images
    const subtitle = subtitleOf(object, site)
    const prices = shownPrices(object, site).map(
      ({ offer, price, before }) =>
        `${offer} ${price}${before === null ? '' : ` (${site.t('site.before', { price: before })})`}`,
    )
    return {
      objectId: object.id,
      card: {
        title: titleOf(object),
        lines: [...(subtitle ? [subtitle] : []), ...prices],
        link: `${linkOf(selection, ways)}#object-${object.referenceNumber}`,
        picture: cover ? site.origin + pictureForMail(site, selection.token, cover.name) : null,
      },
    }
  })
}
