// The rule that tells what a program may have sent from what a person did. An enquiry with any of these doubts is kept
// in the tray, and nothing else comes of it until somebody takes it.
import { doubts } from './doubts.contract.ts'
import type { Doubt } from './doubts.contract.ts'

export type KeptLately = { quarter: number; day: number; ofContact: number }

export type EnquiryFacts = {
  /** The field that nobody sees is filled in. */
  isTrapped: boolean
  /** Of the page it was sent from; `null`: none of ours. */
  token: 'good' | 'used' | 'old' | null
  /** Since the visitor was first given the form; null without a token. */
  secondsOpen: number | null
  /** Nobody fills it in in less. */
  leastSeconds: number
  name: string
  message: string
  /** The host of the public site: links to its pages say what the visitor asks about. */
  ownHost: string
  /** What became leads before it. */
  lately: KeptLately
}

/** More than these are no longer taken for visitors without somebody looking. */
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
