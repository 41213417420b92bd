import { parts } from '#base/register/parts.ts'
import { openRoute, route, screen } from '#base/register/screen.tsx'
import { admin, signedIn, staff } from '#base/permissions/permissions.contract.ts'
import { byId } from '#base/register/address.ts'
import { sessionPaths } from './session.paths.ts'
import { acceptTexts } from './invitations/acceptTexts.ts'
import { secondFactorTexts } from './second-factor/secondFactorTexts.ts'

const Login = screen(() => import('./sign-in/Login.tsx').then((all) => all.Login), { first: true })
const ForgotPassword = screen(() =>
  import('./passwords/ForgotPassword.tsx').then((all) => all.ForgotPassword),
)
const ResetPassword = screen(() =>
  import('./passwords/ResetPassword.tsx').then((all) => all.ResetPassword),
)
const AcceptInvitation = screen(
  () => import('./invitations/AcceptInvitation.tsx').then((all) => all.AcceptInvitation),
  { texts: [acceptTexts, secondFactorTexts] },
)
const SecuritySetup = screen(
  () => import('./second-factor/SecuritySetup.tsx').then((all) => all.SecuritySetup),
  { texts: [secondFactorTexts] },
)
const Security = screen(() => import('./second-factor/Security.tsx').then((all) => all.Security), {
  texts: [secondFactorTexts],
})
const StaffFactors = screen(
  () => import('./second-factor/StaffFactors.tsx').then((all) => all.StaffFactors),
  { texts: [secondFactorTexts] },
)
const SetPassword = screen(
  () => import('./passwords/SetPassword.tsx').then((all) => all.SetPassword),
  {
    texts: [secondFactorTexts],
    slots: ['PasswordOfAccount'],
  },
)
const ChangeEmployeRole = screen(() =>
  import('./roles/ChangeEmployeRole.tsx').then((all) => all.ChangeEmployeRole),
)

export const session = parts({
  routes: [
    openRoute('/login', Login),
    openRoute('/ForgotPassword', ForgotPassword),
    openRoute('/ResetPassword', ResetPassword),
    openRoute('/Invitation', AcceptInvitation),
    openRoute('/Security/Setup', SecuritySetup),
    route('/Security', signedIn, Security),
    route('/Security/Staff', admin, StaffFactors),
    route('/SetPassword', signedIn, SetPassword),
    route('/SetPassword/$id', admin, SetPassword, byId),
    route('/ChangeEmployeRole/$id', admin, ChangeEmployeRole, byId),
  ],
  places: [
    {
      label: 'shell.home',
      words: 'palette.words.home',
      letter: 'h',
      href: sessionPaths.home,
      may: staff,
    },
  ],
  settings: [
    {
      group: 'mine',
      at: 11,
      icon: 'lock',
      label: 'shell.security',
      words: 'palette.words.security',
      href: sessionPaths.security,
      may: signedIn,
    },
    {
      group: 'mine',
      at: 12,
      icon: 'key',
      label: 'session.setPassword',
      words: 'palette.words.password',
      href: sessionPaths.setPasswordOfAny,
      may: signedIn,
    },
    {
      group: 'agency',
      at: 23,
      icon: 'shield',
      label: 'settings.staffTwoStep',
      words: 'palette.words.staffTwoStep',
      href: sessionPaths.staffFactors,
      may: admin,
    },
  ],
})
