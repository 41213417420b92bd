// The screens about how somebody signs in, loaded together.
export { ChangeEmployeRole } from './ChangeEmployeRole.tsx'
export { SetPassword } from './SetPassword.tsx'
