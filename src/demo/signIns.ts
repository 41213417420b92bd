// The demo agency's sign-ins; printed at its first start.

export const demoSignIns = [
  {
    accountId: 1,
    who: 'administrator',
    username: 'admin@example.com',
    password: 'olive-grove-admin',
    language: 'en',
  },
  {
    accountId: 2,
    who: 'employee',
    username: 'agent@example.com',
    password: 'white-tower-agent',
    language: 'el',
  },
  {
    accountId: 3,
    who: 'employee of the Halkidiki branch',
    username: 'branch@example.com',
    password: 'halkidiki-branch',
    language: 'el',
  },
  {
    accountId: 26, // the first account behind the employees
    who: 'client who sees only their own payments',
    username: 'owner@example.com',
    password: 'sea-view-owner',
    language: 'ru',
  },
] as const
