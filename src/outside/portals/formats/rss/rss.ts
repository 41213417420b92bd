// RSS 2.0: properties as news items, for feed readers and newsletters.
import { formatCurrency } from '#kit/fields/format.ts'
import { offerFlags } from '#records/objects/objectFields.contract.ts'
import { objectPath } from '#outside/publishing/site/sitePage.ts'
import { checkXml } from '../checkXml.ts'
import type { Feed, Format } from '../format.ts'
import type { Listing } from '../listing.ts'
import { picturesOf } from '../pictureAddress.ts'
import { gemiOf, textIn } from '../text.ts'
import { escaped, tag, xmlHead } from '../xml.ts'

const offers = Object.keys(offerFlags) as (keyof typeof offerFlags)[]
const mostPictures = 10

const day = (instant: string) => new Date(instant).toUTCString()

export const rss: Format = {
  fileName: 'properties.rss',
  contentType: 'application/rss+xml; charset=utf-8',
  pictures: { least: 0, most: mostPictures },
  saysSold: false,
  says: new Set([...(['energyClass'] as const), ...offers]),
  head: ({ agency, origin, language, t }) =>
    `${xmlHead}<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/">\n<channel>\n${[
      tag('title', agency.name),
      tag('link', `${origin}/site/${language}`),
      tag(
        'description',
        [agency.name, gemiOf({ agency, language, t })].filter(Boolean).join(' · '),
      ),
      tag('language', language),
    ].join('')}`,
  item(listing, feed) {
    const { language, origin } = feed
    const url = origin + objectPath(language, listing.referenceNumber)
    const title = textIn(listing.titles, language) ?? `#${listing.referenceNumber}`
    const rest = [
      tag('title', title),
      tag('link', url),
      tag('description', describe(listing, feed)),
      ...picturesOf(listing, feed).map(
        (picture) =>
          `<media:content url="${escaped(picture)}" medium="image" type="image/jpeg"/>\n`,
      ),
    ].join('')
    return {
      // Each change is a new item, so the id identifies this state of the property.
      write: (changedOn) =>
        `<item>\n<guid isPermaLink="false">${escaped(url)}#${changedOn}</guid>\n${changedOn && tag('pubDate', day(changedOn))}${rest}</item>\n`,
    }
  },
  between: '',
  foot: () => '</channel>\n</rss>\n',
  check: checkXml({
    root: 'rss',
    item: 'rss/channel/item',
    ids: 'guid',
    largest: 500_000_000,
    rules: {
      guid: { required: true },
      title: { required: true },
      link: { required: true, pattern: /^https?:\/\/\S+$/ },
      description: { required: true },
      pubDate: { required: true, pattern: /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/ },
    },
  }),
}

/** The text, preceded by price and energy class, which every advert must name. */
function describe(listing: Listing, { language, t, option }: Feed): string {
  const prices = listing.prices.map(({ offer, per, now }) => {
    const period = per ? ` ${t(language, `object.${per}`)}` : ''
    return `${t(language, `object.${offer}`)}${now ? `: ${formatCurrency(now)}${period}` : ''}`
  })
  const energy = option(language, 'energyClass', listing.energyClass)
  return [
    [...prices, energy && `${t(language, 'object.energyClass')}: ${energy}`]
      .filter(Boolean)
      .join(' · '),
    textIn(listing.descriptions, language),
  ]
    .filter(Boolean)
    .join('\n\n')
}
