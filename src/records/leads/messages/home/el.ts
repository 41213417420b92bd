export const el = {
  'leads.attention.noNextStep': 'Χωρίς επόμενο βήμα',
  'leads.attention.untouched': 'Χωρίς κίνηση για πολύ καιρό',
  'leads.attention.title': 'Ζητήσεις μου που θέλουν προσοχή',
  'leads.attention.ofAll': 'όλες: {{count}}',
  'leads.attention.all': 'Όλες οι ζητήσεις',
} as const
