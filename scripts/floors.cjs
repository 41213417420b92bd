// The floors from the lowest to the highest, and the features of each in order. A feature may import those before it on its own
// floor and all of lower floors, but none after it.
const floors = {
  base: [
    'copies',
    'backend',
    'permissions',
    'register',
    'bounces',
    'people',
    'session',
    'settings',
    'action-log',
    'rules',
    'files',
    'lists',
    'assignments',
    'alerts',
    'activities',
    'mail',
    'backups',
    'disk-space',
    'places',
  ],
  records: [
    'objects',
    'accounts',
    'object-keys',
    'leads',
    'viewings',
    'deals',
    'known-clients',
    'orders',
    'reservations',
    'stay-calendars',
    'stay-timeline',
    'payments',
    'documents',
  ],
  outside: ['publishing', 'enquiries', 'selections', 'mail-templates', 'match-mails', 'portals'],
  daily: [
    'search',
    'matching',
    'calendar',
    'record-timeline',
    'calls',
    'free-stays',
    'reminders',
    'overview',
    'trash',
    'bulk',
    'fitting-leads',
    'hand-over',
    'palette',
    'shortcuts',
    'first-steps',
    'home',
  ],
  keeping: [
    'duplicates',
    'action-log-screen',
    'personal-data',
    'archived-tables',
    'import',
    'archives',
    'operations',
    'help',
  ],
}

// The folders of kit in order: each may import the earlier ones.
const kitRooms = [
  'errors',
  'fields',
  'i18n',
  'tracing',
  'http',
  'evidence',
  'processes',
  'files',
  'papers',
  'db',
  'jobs',
  'mail',
  'sheets',
  'embedded',
  'ui',
  'form',
  'list',
  'board',
  'outbox',
]

/** A pattern for the paths of all features above a floor. */
function above(floor, feature) {
  const names = Object.keys(floors)
  const higher = names.slice(names.indexOf(floor) + 1)
  const after = floors[floor].slice(floors[floor].indexOf(feature) + 1)
  const parts = [
    ...(after.length > 0 ? [`${floor}/(${after.join('|')})`] : []),
    ...(higher.length > 0 ? [`(${higher.join('|')})/[^/]+`] : []),
  ]
  return parts.length > 0 ? `^src/(${parts.join('|')})/` : '^$'
}

module.exports = { floors, kitRooms, above }
