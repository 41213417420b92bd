// The price of an object, whom to ask about it, and ways to keep it: a card beside the page, with a bar at the foot of phones.
import { mobileNumber } from '#base/people/mobileNumber.ts'
import { phoneLink } from '#base/people/phoneLink.ts'
import { initialsOf } from '#kit/fields/initials.ts'
import { html } from '#kit/http/html.ts'
import type { Html } from '#kit/http/html.ts'
import type { SiteAgent } from './siteAgent.store.ts'
import { prices, saveButton } from './siteCard.ts'
import { pricePerMetre, titleOf } from './siteFacts.ts'
import { icon } from './siteIcon.ts'
import type { PublishedObject } from './siteObjects.store.ts'
import { objectPath, unbroken } from './sitePage.ts'
import type { Site } from './site.ts'

export function siteContact(
  site: Site,
  object: PublishedObject,
  agent: SiteAgent | undefined,
): Html {
  const { t, agency } = site
  const { referenceNumber } = object
  const perMetre = pricePerMetre(object, site)
  const subject = encodeURIComponent(t('site.mailSubject', { number: referenceNumber }))
  const call = agency.phone && phoneLink(agency.phone)
  return html`<aside class="reach" aria-labelledby="contact">
    <h2 id="contact">${t('site.contact')}</h2>
    ${prices(site, object)} ${perMetre && html`<p class="quiet">${perMetre}</p>`}
    <p class="ways row screen">
      <a class="button primary" href="#enquiry">${icon('calendar')} ${t('site.arrange')}</a>
      ${
        call &&
        html`<a class="button" href="${call}"
          >${icon('phone')}
          <span class="word">${t('site.call', { phone: unbroken(agency.phone!) })}</span></a
        >`
      }
      <a class="button" href="mailto:${agency.email}?subject=${subject}"
        >${icon('mail')} <span class="word">${t('site.writeMail')}</span></a
      >
    </p>
    ${agent && agentCard(site, agent)}
    <p class="quiet">${t('site.contactText', { number: referenceNumber })}</p>
    <div class="keep row screen">
      ${saveButton(site, object, t('site.save'))} ${share(site, object)}
      <button type="button" data-print data-script hidden>
        ${icon('print')} ${t('site.print')}
      </button>
    </div>
  </aside>`
}

function agentCard({ t }: Site, { name, phone }: SiteAgent): Html {
  const call = phone && phoneLink(phone)
  const mobile = phone && mobileNumber(phone)
  return html`<div class="agent row">
    <span class="face box" aria-hidden="true">${initialsOf(name)}</span>
    <p>
      <strong>${name}</strong><br />
      ${phone && (call ? html`<a href="${call}">${unbroken(phone)}</a>` : phone)}
      ${
        mobile &&
        html`<span class="quiet" aria-hidden="true">·</span>
          <a href="https://wa.me/${mobile}" rel="noopener nofollow">WhatsApp</a>`
      }
      ${!phone && html`<span class="quiet">${t('site.agent')}</span>`}
    </p>
  </div>`
}

/** Links without a script; with one, the device's own sheet if it has one. */
function share({ t, origin, language }: Site, object: PublishedObject): Html {
  const address = origin + objectPath(language, object.referenceNumber)
  const text = encodeURIComponent(`${titleOf(object)} ${address}`)
  return html`<details class="menu">
    <summary data-share="${address}">${icon('share')} ${t('site.share')}</summary>
    <nav class="row" aria-label="${t('site.share')}">
      <a href="https://wa.me/?text=${text}" rel="noopener nofollow">WhatsApp</a>
      <a href="viber://forward?text=${text}" rel="noopener nofollow">Viber</a>
      <a href="mailto:?body=${text}">${t('site.enquiry.email')}</a>
      <button
        type="button"
        data-copy="${address}"
        data-done="${t('site.copied')}"
        data-script
        hidden
      >
        ${t('site.copyLink')} <span role="status"></span>
      </button>
    </nav>
  </details>`
}
