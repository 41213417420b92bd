export const en = {
  'enquiryTray.title': 'Doubtful enquiries',
  'enquiryTray.text':
    'A program may have sent these through the form of the website. Nothing has come of them yet: no client, no lead, no mail. Take what a person wrote and throw the rest away.',
  'enquiryTray.none': 'Nothing is doubtful',
  'enquiryTray.noneText':
    'Enquiries that a program may have sent through the form of the website wait here until somebody looks at them.',
  'enquiryTray.name': 'Sender',
  'enquiryTray.message': 'Message',
  'enquiryTray.about': 'Property #{{number}}',
  'enquiryTray.doubts': 'Why it is doubtful',
  'enquiryTray.sentOn': 'Sent on',
  'enquiryTray.more': 'Read all of it',
  'enquiryTray.less': 'Show less',
  'enquiryTray.decision': 'Decision',
  'enquiryTray.take': 'Take as an enquiry',
  'enquiryTray.takeOne': 'Take as an enquiry: {{name}}',
  'enquiryTray.taken': 'The enquiry of {{name}} is a lead now.',
  'enquiryTray.openLead': 'Open the lead',
  'enquiryTray.throwAway': 'Throw away',
  'enquiryTray.throwAwayOne': 'Throw away: {{name}}',
  'enquiryTray.throwAwayTicked': 'Throw away ({{number}})',
  'enquiryTray.thrown_one': '{{count}} enquiry was thrown away.',
  'enquiryTray.thrown_other': '{{count}} enquiries were thrown away.',
  'enquiryTray.wasThrownAway': 'Somebody has thrown this enquiry away meanwhile.',
  'enquiryTray.doubt.trap': 'A field that people do not see was filled in.',
  'enquiryTray.doubt.noToken': 'It came from no page of the website.',
  'enquiryTray.doubt.reused': 'It came from a page that had been sent before.',
  'enquiryTray.doubt.tooOld': 'The page was open for more than a day.',
  'enquiryTray.doubt.tooFast': 'It was filled in faster than a person can.',
  'enquiryTray.doubt.links': 'It is full of links.',
  'enquiryTray.doubt.often':
    'The same contact had written several times within a quarter of an hour.',
  'enquiryTray.doubt.many': 'Unusually many enquiries came at that time.',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
