export const en = {
  'fittingLeads.note': 'This property may be what you are looking for: {{object}}.',
} as const
