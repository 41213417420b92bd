// The filter form above the list; a plain GET form without scripts.
import type { Option } from '#kit/fields/options.ts'
import { html } from '#kit/http/html.ts'
import type { Html } from '#kit/http/html.ts'
import { offers } from './siteFilter.ts'
import type { SiteQuery } from './siteFilter.ts'
import type { Site } from './site.ts'

export type SiteChoices = {
  types: readonly Option[]
  subTypes: readonly Option[]
  places: readonly Option[]
}

type NumberName = 'priceMin' | 'priceMax' | 'areaMin' | 'areaMax' | 'bedrooms'

export function filterForm(site: Site, { filter, order }: SiteQuery, choices: SiteChoices): Html {
  const { t, language } = site
  const number = (name: NumberName, label: string) =>
    html`<label
      >${label}
      <input
        name="${name}"
        inputmode="numeric"
        autocomplete="off"
        maxlength="60"
        value="${filter[name]}"
      />
    </label>`
  const select = (name: 'offer' | 'type' | 'place', label: string, options: Html) =>
    html`<label
      >${label}
      <select name="${name}">
        <option value="">${t('site.any')}</option>
        ${options}
      </select>
    </label>`
  const option = ({ value, text }: Option, chosen: unknown) =>
    html`<option value="${value}" ${value === chosen && html`selected`}>${text}</option>`
  const offered = offers.map((value) => option({ value, text: t(`object.${value}`) }, filter.offer))
  const types = choices.types.map(
    ({ value, text }) =>
      html`${option({ value: -Number(value), text }, filter.type)}${choices.subTypes
        .filter(({ parent }) => parent === value)
        .map((sub) => option({ value: sub.value, text: `– ${sub.text}` }, filter.type))}`,
  )
  const places = choices.places.map((place) => option(place, filter.place))
  return html`<search>
    <form method="get" action="/site/${language}" aria-label="${t('site.filter')}">
      ${select('offer', t('site.offer'), html`${offered}`)}
      ${select('type', t('object.type'), html`${types}`)}
      ${select('place', t('site.place'), html`${places}`)} ${number('priceMin', t('site.priceMin'))}
      ${number('priceMax', t('site.priceMax'))} ${number('areaMin', t('site.areaMin'))}
      ${number('areaMax', t('site.areaMax'))} ${number('bedrooms', t('site.bedroomsMin'))}
      ${order && html`<input type="hidden" name="order" value="${order}" />`}
      <div class="actions">
        <button type="submit">${t('site.find')}</button>
        <a href="/site/${language}">${t('site.clear')}</a>
      </div>
    </form>
  </search>`
}
