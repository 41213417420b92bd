import type { Greek } from '#kit/i18n/messages.ts'
import type { en } from './en.ts'

export const el: Greek<typeof en> = {
  'followUp.lead': 'Κλείσιμο της ζήτησης',
  'followUp.lead.toDo.won': 'Κλείσιμο της ζήτησης με συμφωνία: {{people}}',
  'followUp.lead.toDo.lost': 'Κλείσιμο της ζήτησης χωρίς συμφωνία: {{people}}',
  'followUp.lead.done': 'Η ζήτηση έχει κλείσει: {{people}}',
  'followUp.noLead': 'Η συμφωνία δεν ανήκει σε καμία ζήτηση.',
  'followUp.others': 'Όσοι άλλοι περίμεναν το ακίνητο',
  'followUp.others.toDo_one':
    'Κλείσιμο χωρίς συμφωνία {{count}} άλλης ζήτησης, που δεν αφορά άλλο ακίνητο',
  'followUp.others.toDo_other':
    'Κλείσιμο χωρίς συμφωνία {{count}} άλλων ζητήσεων, που δεν αφορούν άλλο ακίνητο',
  'followUp.others.done_one': '{{count}} άλλη ζήτηση έχει κλείσει',
  'followUp.others.done_other': '{{count}} άλλες ζητήσεις έχουν κλείσει',
  'followUp.clients': '{{people}}',
  'followUp.noWaiting': 'Καμία άλλη ανοιχτή ζήτηση δεν περιμένει μόνο αυτό το ακίνητο.',
  'followUp.object': 'Ακίνητο που πουλήθηκε ή ενοικιάστηκε',
  'followUp.object.sale.toDo': 'Σήμανση του ακινήτου #{{object}} ως πουλημένου',
  'followUp.object.sale.done': 'Το ακίνητο #{{object}} έχει σημανθεί ως πουλημένο',
  'followUp.object.rent.toDo': 'Σήμανση του ακινήτου #{{object}} ως ενοικιασμένου',
  'followUp.object.rent.done': 'Το ακίνητο #{{object}} έχει σημανθεί ως ενοικιασμένο',
  'followUp.site': 'Ακίνητο εκτός ιστότοπου',
  'followUp.site.toDo': 'Απόσυρση του ακινήτου #{{object}} από τον ιστότοπο',
  'followUp.site.done': 'Το ακίνητο #{{object}} δεν είναι στον ιστότοπο',
  'followUp.people': 'Νέος ιδιοκτήτης ή ενοικιαστής',
  'followUp.people.sale.toDo': 'Καταχώριση νέου ιδιοκτήτη: {{people}}',
  'followUp.people.sale.done': 'Νέος ιδιοκτήτης: {{people}}',
  'followUp.people.rent.toDo': 'Καταχώριση ενοικιαστή: {{people}}',
  'followUp.people.rent.done': 'Ενοικιαστής: {{people}}',
  'followUp.from': 'Από {{from}}',
  'followUp.fromUntil': 'Από {{from}} έως {{until}}',
  'followUp.goes': 'Παύει να είναι ιδιοκτήτης από {{from}}: {{people}}',
  'followUp.leads': 'Ενημέρωση άλλων πελατών',
  'followUp.leads.toDo_one':
    'Ανάθεση εργασίας στους υπευθύνους {{count}} άλλης ανοιχτής ζήτησης με αυτό το ακίνητο',
  'followUp.leads.toDo_other':
    'Ανάθεση εργασίας στους υπευθύνους {{count}} άλλων ανοιχτών ζητήσεων με αυτό το ακίνητο',
  'followUp.leads.done_one': 'Οι υπεύθυνοι {{count}} άλλης ζήτησης έχουν εργασία',
  'followUp.leads.done_other': 'Οι υπεύθυνοι {{count}} άλλων ζητήσεων έχουν εργασία',
  'followUp.noObject': 'Η συμφωνία δεν αναφέρει ακίνητο.',
  'followUp.noType': 'Δεν έχει οριστεί αν πρόκειται για πώληση ή ενοικίαση.',
  'followUp.noBuyer': 'Κανείς δεν συμμετέχει ως αγοραστής.',
  'followUp.noLeads': 'Καμία άλλη ανοιχτή ζήτηση δεν αφορά αυτό το ακίνητο.',
  'followUp.notWon':
    'Η συμφωνία δεν έχει ολοκληρωθεί και δεν προκύπτει τίποτα από αυτήν. Ορίστε πρώτα το στάδιό της σε «Ολοκληρώθηκε».',
  'followUp.changed': 'Κάποιος το άλλαξε στο μεταξύ, γι’ αυτό μένει όπως είναι.',
  'followUp.task.sale':
    'Το ακίνητο #{{object}} πουλήθηκε: ενημερώστε τον πελάτη και προτείνετε άλλα.',
  'followUp.task.rent':
    'Το ακίνητο #{{object}} ενοικιάστηκε: ενημερώστε τον πελάτη και προτείνετε άλλα.',
}
