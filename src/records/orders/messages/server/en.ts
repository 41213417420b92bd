export const en = {
  'order.language.en': 'English',
  'order.language.el': 'Greek',
  'order.language.ru': 'Russian',
  'order.paper.agency': 'The broker',
  'order.paper.client': 'The client',
  'order.paper.owner': 'The owner',
  'order.paper.objects': 'The properties',
  'order.paper.terms': 'What is agreed',
  'order.paper.withdrawalText':
    "A consumer who signs this order outside the agency's office or at a distance may withdraw from it within {{days}} days, without a reason, by a written statement to the agency.",
  'order.paper.withdrawal': 'Right to withdraw',
  'order.paper.name': 'Name',
  'order.paper.address': 'Address',
  'order.paper.taxNumber': 'Tax number (ΑΦΜ)',
  'order.paper.gemiNumber': 'Business registry (ΓΕΜΗ)',
  'order.paper.identityDocument': 'Identity document',
  'order.paper.phone': 'Phone',
  'order.paper.email': 'E-mail',
  'order.paper.agent': 'Represented by',
  'order.paper.exclusive': 'yes, to this broker only',
  'order.paper.notExclusive': 'no',
  'order.paper.period': 'Valid',
  'order.paper.extends': 'order {{number}} ({{code}}), valid until {{until}}',
  'order.paper.feePercent': '{{percent}} % of the price',
  'order.paper.feeMonths': '{{months}} × the monthly rent',
  'order.paper.plusVat': 'plus VAT',
  'order.paper.withVat': 'VAT included',
  'order.paper.tick.read': 'I have read this order and agree with it.',
  'order.paper.number': 'Order no. {{number}}',
  'order.paper.page': 'Page {{page}} of {{pages}}',
  'order.paper.signatures': 'Signatures',
  'order.paper.notSigned': 'not signed',
  'order.paper.facts': 'Record of this order',
  'order.paper.factsText':
    'Each line below names what happened and when, with the sum (SHA-256) that includes the sum of the act before it. The page at this address says whether an order with this code exists and what its sums are.',
  'order.paper.act': 'Sum of act {{number}}',
  'order.paper.signedOn': 'Signed',
  'order.paper.saidOn': 'Signed by the clock of the device',
  'order.paper.how': 'How',
  'order.paper.how.device': 'by hand on the device of the agent',
  'order.paper.how.link': 'by hand through the link sent to the party',
  'order.paper.readIn': 'Read in',
  'order.paper.place': 'Place',
  'order.paper.address.network': 'Network address',
  'order.paper.device': 'Device',
  'order.paper.signatureSum': 'Sum of the signature',
  'order.isIssued':
    'This order was issued and can no longer be changed. Withdraw it, and make a new one.',
  'order.signedInFuture': 'The day of the signature is still to come.',
  'order.onePaper': 'Choose one file.',
  'order.noPaper':
    'Choose a PDF or a picture of the signed paper; for a qualified signature the PDF itself.',
  'order.noPhoto':
    'This is not a picture that can be read to its end. Take the photo of the document again.',
  'order.photoTooLarge': 'The photo of the document is larger than {{megabytes}} MB.',
  'order.isDraft': 'This order is still a draft: issue it first.',
  'order.isForgotten': 'This order was forgotten: its names, text and papers are gone.',
  'order.isOver': 'This order was already signed, declined, withdrawn or ended.',
  'order.notSigned': 'Only a signed order can end early. Withdraw this one instead.',
  'order.endsNotEarlier': 'Choose a day after its start and before its end.',
  'order.endsBeforeStart': 'The end is before the beginning.',
  'order.tooLong':
    'By the law it may last until {{until}} at most ({{law}}). Choose an earlier day.',
  'order.notExtendedAgain': 'This order was made longer already. Make a new one.',
  'order.noParties': 'Add who gives the order.',
  'order.partyWithoutName': 'Enter the name of each party.',
  'order.partyWithoutTaxNumber': 'Enter the tax number (ΑΦΜ) of {{name}}.',
  'order.agencyWithoutTaxNumber': 'Enter the tax number of the agency under Settings → Agency.',
  'order.agencyWithoutGemi':
    'Enter the number in the business registry (ΓΕΜΗ) under Settings → Agency.',
  'order.noObjects': 'Add the properties that it is about.',
  'order.noFee': 'Enter the fee: a percentage, an amount or months of rent.',
  'order.noTemplate': 'Choose a text that an administrator approved and that has these languages.',
  'order.unknownTemplate': 'This text does not exist any more. Choose another.',
  'order.extendsNothing': 'Only a signed order can be made longer.',
  'order.samePartyTwice': 'The same person stands here twice.',
  'order.otherLanguage': 'This order is not written in that language.',
  'order.notTicked': 'Tick everything above the signature first.',
  'order.noSignature': 'Sign inside the field, with more than a dot.',
  'order.link.unknown':
    'This link opens nothing: it is mistyped, it was replaced by a newer one, or it has ended. Please ask the agency for a new one.',
  'order.link.mail.subject': '{{agency}}: an order for you to read and sign',
  'order.link.mail.text':
    'Hello {{name}},\n\nplease read order no. {{number}}, and sign it on the screen of your phone or computer. No password is needed.',
  'order.link.mail.button': 'Read and sign',
  'order.link.mail.ends':
    'The link works for {{days}} days. Please do not forward it: whoever has it can sign for you.',
  'order.check.unknown':
    'There is no order with this code here. Compare it with the paper, letter by letter.',
  'order.noEmail': 'This party has no e-mail address. Add one, or copy the link.',
  'order.otherEmail': 'This is not an address of this party.',
  'order.offline.notGiven': 'This order was not made from what this server gave to the phone.',
  'order.offline.otherAuthor':
    'This order was made by somebody else. Only its author can send it: sign in as that person.',
  'order.offline.otherText':
    'The text that was signed does not say what was entered. Write a new order.',
  'order.offline.otherContent':
    'Another order with this code was stored already. Write a new order.',
  'order.offline.sameAgain':
    'This looks like order {{number}}, signed on {{on}}. Is it another one that is to be stored too?',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
