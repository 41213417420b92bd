// Who can sign in to the demo agency; printed at its first start.

export const demoSignIns = [
  { accountId: 1, username: 'admin@example.com', password: 'olive-grove-admin', language: 'en' },
  { accountId: 2, username: 'agent@example.com', password: 'white-tower-agent', language: 'el' },
  { accountId: 3, username: 'branch@example.com', password: 'halkidiki-branch', language: 'el' },
  { accountId: 26, username: 'owner@example.com', password: 'sea-view-owner', language: 'ru' },
] as const

/** The first account behind the employees: an owner who sees only their own payments. */
export const PAYMENTS_ACCOUNT = 26
