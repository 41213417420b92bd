export const en = {
  'handOver.title': 'Hand over work',
  'handOver.of': 'The open work of',
  'handOver.what': 'What is handed over',
  'handOver.Demand': 'Open leads: {{count}}',
  'handOver.Viewing': 'Coming viewings: {{count}}',
  'handOver.Deal': 'Open deals: {{count}}',
  'handOver.Object': 'Properties: {{count}}',
  'handOver.Activity': 'Tasks to do: {{count}}',
  'handOver.to': 'Hand over to',
  'handOver.do': 'Hand over',
  'handOver.done_one': '{{count}} record was handed over.',
  'handOver.done_other': '{{count}} records were handed over.',
  'handOver.takenBack': 'Everything is as it was before.',
  'handOver.refused': 'These stayed as they were',
} as const

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
