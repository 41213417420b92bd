export const en = {
  'place.typeToSearch': 'Town, district or region',
  'place.geocoderFailed':
    'The map service that knows addresses does not answer. Please try again later.',
  'place.geocoderBusy':
    'Too many addresses are being looked up. Please try again in a few seconds.',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
