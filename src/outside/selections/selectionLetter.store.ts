// The mail with the link of a selection, and a picture and price for each property.
import { formatDate } from '#kit/fields/format.ts'
import { languageOf } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Card } from '#kit/mail/letter.ts'
import { siteOf } from '#outside/publishing/site/site.ts'
import { shownPrices, subtitleOf, titleOf } from '#outside/publishing/site/siteFacts.ts'
import type { Db } from '#base/backend/backend.ts'
import type { StoredSelection } from './readSelections.store.ts'
import { linkOf, mailSubject } from './selectionTexts.ts'
import type { SelectionContext } from './selectionTexts.ts'
import { readChosen } from './site/openSelection.store.ts'
import { pictureForMail } from './site/shownSelection.ts'

/** `stop`: the unsubscribe link, if the mail is advertising. */
export async function selectionLetter(
  tx: Db,
  selection: StoredSelection,
  stop: string | null,
  context: SelectionContext,
) {
  const language = languageOf(selection.language)
  const { t } = siteOf(context, language)
  const { note, expiresOn, objects } = selection
  const cards = await cardsOf(tx, selection, language, context)
  return {
    language,
    subject: mailSubject(objects.length, language, context),
    blocks: [
      t('selection.mailText', { count: objects.length }),
      { link: linkOf(selection, context), label: t('selection.mailOpen') },
      ...(note ? [note] : []),
      { cards: cards.map(({ card }) => card) },
      t('selection.mailHow'),
      ...(expiresOn ? [t('selection.openUntil', { day: formatDate(expiresOn) })] : []),
    ],
    stop: stop === null ? null : { link: stop, text: t('unsubscribe.inMail', { link: stop }) },
  }
}

/** Each property with its title, prices, cover and anchor on the selection's page. */
export async function cardsOf(
  tx: Db,
  selection: StoredSelection,
  language: Language,
  context: SelectionContext,
): Promise<{ objectId: number; card: Card }[]> {
  const site = siteOf(context, language)
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
        link: `${linkOf(selection, context)}#object-${object.referenceNumber}`,
        picture: cover ? site.origin + pictureForMail(site, selection.token, cover.name) : null,
      },
    }
  })
}
