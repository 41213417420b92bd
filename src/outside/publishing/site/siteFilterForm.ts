// The filter form above the list; a plain GET form without scripts.
import type { Option } from '#kit/fields/options.ts'
import { html } from '#kit/http/html.ts'
import type { Html } from '#kit/http/html.ts'
import { offers, wantedFeatures } from './siteFilter.ts'
import type { SiteQuery } from './siteFilter.ts'
import { icon } from './siteIcon.ts'
import type { Site } from './site.ts'

export type SiteChoices = {
  types: readonly Option[]
  subTypes: readonly Option[]
  places: readonly Option[]
}

type NumberName = 'priceMin' | 'priceMax' | 'areaMin' | 'areaMax' | 'bedrooms'

/** On phones a sheet that a link opens. */
export function filterForm(
  site: Site,
  { filter, order }: SiteQuery,
  choices: SiteChoices,
  unknownPlaces: readonly string[],
): Html {
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
  const select = (name: 'offer' | 'type', label: string, options: Html) =>
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
  const { areaMin, areaMax, features } = filter
  const showsMore = areaMin !== null || areaMax !== null || features.length > 0
  return html`<search id="filter" class="sheet screen">
    <p class="sheetHead"><a href="#results">${icon('close')} ${t('site.closePictures')}</a></p>
    <form class="row" method="get" action="/site/${language}" aria-label="${t('site.filter')}">
      ${placeField(site, filter.places, choices.places, unknownPlaces)}
      ${select('offer', t('site.offer'), html`${offered}`)}
      ${select('type', t('object.type'), html`${types}`)} ${number('priceMin', t('site.priceMin'))}
      ${number('priceMax', t('site.priceMax'))} ${number('bedrooms', t('site.bedroomsMin'))}
      <div class="last row">
        <details class="more" ${showsMore && html`open`}>
          <summary>${t('site.moreFilters')}</summary>
          <div class="columns">
            ${number('areaMin', t('site.areaMin'))} ${number('areaMax', t('site.areaMax'))}
          </div>
          <fieldset class="row">
            <legend>${t('site.features')}</legend>
            ${wantedFeatures.map((name) =>
              chip('with', name, t(`object.${name}`), features.includes(name)),
            )}
          </fieldset>
        </details>
        <div class="row">
          <button class="primary" type="submit">${t('site.find')}</button>
          <a href="/site/${language}">${t('site.clear')}</a>
        </div>
      </div>
      ${order && html`<input type="hidden" name="order" value="${order}" />`}
    </form>
  </search>`
}

const chip = (name: string, value: string | number, text: string, isChosen: boolean): Html =>
  html`<label class="chip pill row"
    ><input
      type="checkbox"
      name="${name}"
      value="${value}"
      ${isChosen && html`checked`}
    />${text}</label
  > `

/** Places are typed, several with commas; chosen ones can be taken away. */
function placeField(
  { t }: Site,
  chosen: readonly number[],
  places: readonly Option[],
  unknown: readonly string[],
): Html {
  const nameOf = (id: number) => places.find(({ value }) => value === id)?.text ?? `${id}`
  return html`<div class="places">
    <label
      >${t('site.places')}
      <input
        name="near"
        list="places"
        autocomplete="off"
        maxlength="200"
        placeholder="${places.length > 1 && t('site.placesHint')}"
        value="${unknown.join(', ')}"
        ${unknown.length > 0 && html`aria-invalid="true" aria-describedby="unknown-place"`}
      />
    </label>
    <datalist id="places">
      ${places.map(({ text }) => html`<option value="${text}"></option>`)}
    </datalist>
    ${unknown.length > 0 && html`<span class="wrong" id="unknown-place">${t('site.unknownPlace')}</span>`}
    ${
      chosen.length > 0 &&
      html`<div class="row">${chosen.map((id) => chip('place', id, nameOf(id), true))}</div>`
    }
  </div>`
}
