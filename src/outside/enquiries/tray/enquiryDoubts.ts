// Rules that suspect a program. An enquiry with any doubt waits in the tray, and has no further
// effect until somebody accepts it.
import { doubts } from './doubts.contract.ts'
import type { Doubt } from './doubts.contract.ts'

export type RecentCounts = { quarter: number; day: number; ofContact: number }

export type EnquiryFacts = {
  /** The hidden field is filled in. */
  isTrapped: boolean
  /** State of the form token; null if the form was not sent from one of our pages. */
  token: 'good' | 'used' | 'old' | null
  /** Time since the visitor first got the form; null without a token. */
  secondsOpen: number | null
  /** Minimum time that a person needs to fill in the form. */
  leastSeconds: number
  name: string
  message: string
  /** Host of the public site: links to its own pages are normal. */
  ownHost: string
  /** Earlier enquiries that became leads. */
  lately: RecentCounts
}

/** Above these numbers enquiries wait in the tray. */
export const mostKept = { quarter: 30, day: 200, ofContact: 5 }
const fewLinks = 2

const rules: Record<Doubt, (facts: EnquiryFacts) => boolean> = {
  trap: ({ isTrapped }) => isTrapped,
  noToken: ({ token }) => token === null,
  reused: ({ token }) => token === 'used',
  tooOld: ({ token }) => token === 'old',
  tooFast: ({ secondsOpen, leastSeconds }) => secondsOpen !== null && secondsOpen < leastSeconds,
  links: ({ name, message, ownHost }) =>
    linksIn(name, ownHost) > 0 ||
    linksIn(message, ownHost) > fewLinks ||
    /<a\s|\[(url|link)\b/i.test(message),
  often: ({ lately }) => lately.ofContact >= mostKept.ofContact,
  many: ({ lately }) => lately.quarter >= mostKept.quarter || lately.day >= mostKept.day,
}

export const doubtsOf = (facts: EnquiryFacts): Doubt[] =>
  doubts.filter((doubt) => rules[doubt](facts))

const linksIn = (text: string, ownHost: string): number =>
  (text.match(/(https?:\/\/|\bwww\.)[^\s<>"'[\]]+/gi) ?? []).filter(
    (link) => URL.parse(/^http/i.test(link) ? link : `http://${link}`)?.host !== ownHost,
  ).length
