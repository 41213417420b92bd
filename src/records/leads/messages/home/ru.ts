export const ru = {
  'leads.attention.noNextStep': 'Без следующего шага',
  'leads.attention.untouched': 'Слишком долго без движения',
  'leads.attention.title': 'Мои заявки, требующие внимания',
  'leads.attention.ofAll': 'все: {{count}}',
  'leads.attention.all': 'Все заявки',
} as const
