export const en = {
  'personalData.title': 'Personal data of {{name}}',
  'personalData.held': 'What is held',
  'personalData.merged_one': 'Together with {{count}} account that was merged into this one.',
  'personalData.merged_other': 'Together with {{count}} accounts that were merged into this one.',
  'personalData.takeOut': 'Download everything',
  'personalData.takeOutText':
    'One file with everything that is held about this person, to read and to pass on. It names others no more than needed.',
  'personalData.erase': 'Erase for good',
  'personalData.eraseText':
    'Removes name, contacts, notes, messages, files and everything else that is of this person, in the action log too. Amounts of deals, stays and payments stay, without a person. It cannot be undone.',
  'personalData.standsAgainst': 'What stands against it',
  'personalData.nothingAgainst': 'Nothing stands against erasing it.',
  'personalData.mustStay': 'The law, or who they are here, does not allow it yet.',
  'personalData.mayDecide': 'You may decide to erase all the same.',
  'personalData.against.order_one': 'An order that was issued is kept as evidence ({{count}}).',
  'personalData.against.order_other': 'Orders that were issued are kept as evidence ({{count}}).',
  'personalData.against.contract_one':
    'By the rules of law under Settings a contract is still to be kept ({{count}}).',
  'personalData.against.contract_other':
    'By the rules of law under Settings contracts are still to be kept ({{count}}).',
  'personalData.against.staff_one': 'This person works here: end that first.',
  'personalData.against.staff_other': 'This person works here: end that first.',
  'personalData.against.openDeal_one': '{{count}} deal is still open.',
  'personalData.against.openDeal_other': '{{count}} deals are still open.',
  'personalData.against.futureStay_one': '{{count}} stay is still to come.',
  'personalData.against.futureStay_other': '{{count}} stays are still to come.',
  'personalData.against.unpaid_one': '{{count}} expense is not paid.',
  'personalData.against.unpaid_other': '{{count}} expenses are not paid.',
  'personalData.keptUntil':
    'Until {{day}}; then their names, texts and papers are removed by themselves.',
  'personalData.typeName': 'Type “{{name}}” to confirm',
  'personalData.reallyTitle': 'Erase for good?',
  'personalData.really':
    'Everything about “{{name}}” will be gone, and nobody can bring it back. Erase it?',
  'personalData.anyway': 'Erase although this stands against it',
  'personalData.erased': 'The personal data was erased.',
  'personalData.retained_one':
    '{{count}} document of a payment or of a deal has to be kept by law until {{day}}. It stays where it is, and is removed by itself the day after.',
  'personalData.retained_other':
    '{{count}} documents of payments or deals have to be kept by law until {{day}} at the latest. They stay where they are, and each is removed by itself when its time is over.',
  'personalData.stillRetained_one':
    '{{count}} document of a payment or of a deal is kept until {{day}}',
  'personalData.stillRetained_other':
    '{{count}} documents of payments or deals are kept until {{day}} at the latest',
  'personalData.spellings': 'Other spellings of the name',
  'personalData.spellingsHint':
    'These words read like a name of this person, in another script or form. They may be somebody else’s: tick those that are to be struck out, too.',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
