// Texts about leads on the start page, which every first visit loads.
export const en = {
  'leads.attention.noNextStep': 'Without a next step',
  'leads.attention.untouched': 'Untouched for too long',
  'leads.attention.title': 'My leads that need attention',
  'leads.attention.ofAll': 'all: {{count}}',
  'leads.attention.all': 'All leads',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
