// The screens that need no sign-in, loaded together.
export { ForgotPassword } from './ForgotPassword.tsx'
export { Login } from './Login.tsx'
export { ResetPassword } from './ResetPassword.tsx'
