export const en = {
  'agency.title': 'How others see the agency',
  'agency.hint': 'On the public site, in mails, on papers and above every screen.',
  'agency.name': 'Name',
  'agency.nameEl': 'Name in Greek',
  'agency.nameRu': 'Name in Russian',
  'agency.address': 'Address',
  'agency.addressEl': 'Address in Greek',
  'agency.addressRu': 'Address in Russian',
  'agency.phone': 'Phone',
  'agency.email': 'E-mail',
  'agency.taxNumber': 'Tax number',
  'agency.gemiNumber': 'Business registry no. (ΓΕΜΗ)',
  'agency.repliesToAgency': 'Replies to letters go to the agency, not to the agent who sent them',
  'agency.accent': 'Colour',
  'agency.chooseAccent': 'Choose the colour',
  'agency.accentHint': 'Of links and buttons; on dark screens it is made lighter by itself.',
  'agency.onWhite': 'on white',
  'agency.onDark': 'on dark',
  'agency.languages': 'Languages of the public site',
  'agency.siteEn': 'English',
  'agency.siteEl': 'Greek',
  'agency.siteRu': 'Russian',
  'agency.logo': 'Logo',
  'agency.noLogo': 'No logo yet: the Estia sign is shown instead.',
  'agency.chooseLogo': 'Choose a picture',
  'agency.removeLogo': 'Remove the logo',
  'agency.logoHint': 'PNG, JPEG, WebP or GIF; at most 512 pixels are kept.',
  'agency.noLanguage': 'At least one language must be offered.',
  'agency.noColour': 'A colour is written as #0b5d78.',
  'agency.paleColour': 'This colour cannot be read on white. {{near}} is the nearest that can.',
  'agency.noPicture': 'This is not a picture that can be opened: PNG, JPEG, WebP or GIF.',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
